CREATE TABLE "operations_board" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"revision" bigint NOT NULL,
	CONSTRAINT "operations_board_id_check" CHECK ("operations_board"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "operations_logins" (
	"seal" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operations_cards" ADD COLUMN "revision" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "operations_logins_expires_at_index" ON "operations_logins" USING btree ("expires_at");