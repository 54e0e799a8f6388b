CREATE TABLE "message_disputes" (
	"run_id" uuid NOT NULL,
	"at" integer NOT NULL,
	"moves" jsonb NOT NULL,
	"disputed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"label" integer,
	CONSTRAINT "message_disputes_run_id_at_pk" PRIMARY KEY("run_id","at"),
	CONSTRAINT "message_disputes_at_check" CHECK ("message_disputes"."at" >= 0)
);
--> statement-breakpoint
ALTER TABLE "message_labels" DROP CONSTRAINT "message_labels_pkey";--> statement-breakpoint
ALTER TABLE "message_labels" ALTER COLUMN "run_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "message_labels" ADD COLUMN "number" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "message_labels_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "practice_runs" ADD COLUMN "labels" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "message_disputes" ADD CONSTRAINT "message_disputes_run_id_practice_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."practice_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_disputes" ADD CONSTRAINT "message_disputes_label_message_labels_number_fk" FOREIGN KEY ("label") REFERENCES "public"."message_labels"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_disputes_open_index" ON "message_disputes" USING btree ("disputed_at") WHERE "message_disputes"."label" is null;--> statement-breakpoint
CREATE INDEX "message_disputes_label_index" ON "message_disputes" USING btree ("label");--> statement-breakpoint
CREATE INDEX "message_labels_message_index" ON "message_labels" USING hash ("message");