CREATE TABLE "backup_proofs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"backup" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone DEFAULT now() NOT NULL,
	"took_ms" integer NOT NULL,
	"result" text NOT NULL,
	"tables" integer,
	"rows" bigint,
	"reason" text
);
--> statement-breakpoint
CREATE INDEX "backup_proofs_tried_index" ON "backup_proofs" USING btree ("tried_at");--> statement-breakpoint
CREATE INDEX "backup_proofs_proven_index" ON "backup_proofs" USING btree ("tried_at") WHERE "backup_proofs"."result" = 'proven';