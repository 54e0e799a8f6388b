ALTER TABLE "import_parts" RENAME COLUMN "line" TO "first";--> statement-breakpoint
ALTER TABLE "import_parts" RENAME COLUMN "cells" TO "rows";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "headings_at" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "imports" SET "headings_at" = 0 WHERE "headless";--> statement-breakpoint
ALTER TABLE "imports" DROP COLUMN "headless";--> statement-breakpoint
-- Their rows have no lines. Those that have begun need only their plan.
DELETE FROM "imports" WHERE "begun_at" IS NULL AND "imported_at" IS NULL;
