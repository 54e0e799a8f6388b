CREATE TABLE "import_parts" (
	"import_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"keys" text[],
	"plan" jsonb,
	CONSTRAINT "import_parts_import_id_part_pk" PRIMARY KEY("import_id","part")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "encoding" text DEFAULT 'utf-8' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "headings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "planned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undo_begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_parts" ADD CONSTRAINT "import_parts_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" DROP COLUMN "content";