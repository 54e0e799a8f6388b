CREATE TABLE "batch_rows" (
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"subject_id" text NOT NULL,
	"version" integer,
	"done" boolean,
	"result" text,
	"before" jsonb,
	CONSTRAINT "batch_rows_batch_id_position_pk" PRIMARY KEY("batch_id","position")
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list" text NOT NULL,
	"act" text NOT NULL,
	"actor_id" text NOT NULL,
	"input" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"total" integer NOT NULL,
	"finished" integer DEFAULT 0 NOT NULL,
	"undo_of" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"begun_at" timestamp with time zone,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "inbox_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid,
	"booking_id" uuid,
	"author_id" text,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbox_replies_item_check" CHECK (("inbox_replies"."submission_id" is null) <> ("inbox_replies"."booking_id" is null))
);
--> statement-breakpoint
CREATE TABLE "announcement_refusals" (
	"user_id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "unsent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "mails" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "batch_rows" ADD CONSTRAINT "batch_rows_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_undo_of_batches_id_fk" FOREIGN KEY ("undo_of") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_replies" ADD CONSTRAINT "inbox_replies_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_replies" ADD CONSTRAINT "inbox_replies_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_replies" ADD CONSTRAINT "inbox_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_refusals" ADD CONSTRAINT "announcement_refusals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_rows_open_index" ON "batch_rows" USING btree ("batch_id","position") WHERE "batch_rows"."result" is null;--> statement-breakpoint
CREATE INDEX "batches_actor_id_index" ON "batches" USING btree ("actor_id","created_at");--> statement-breakpoint
CREATE INDEX "batches_undo_of_index" ON "batches" USING btree ("undo_of");--> statement-breakpoint
CREATE INDEX "batches_created_at_index" ON "batches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "inbox_replies_submission_id_index" ON "inbox_replies" USING btree ("submission_id","at");--> statement-breakpoint
CREATE INDEX "inbox_replies_booking_id_index" ON "inbox_replies" USING btree ("booking_id","at");--> statement-breakpoint
CREATE INDEX "inbox_replies_author_id_index" ON "inbox_replies" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_assignee_id_index" ON "bookings" USING btree ("assignee_id","created_at") WHERE "bookings"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "events_batch_index" ON "events" USING btree ("batch_id") WHERE "events"."batch_id" is not null;--> statement-breakpoint
CREATE INDEX "submissions_assignee_id_index" ON "submissions" USING btree ("assignee_id","created_at") WHERE "submissions"."assignee_id" is not null;