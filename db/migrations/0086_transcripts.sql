CREATE TABLE "lesson_cue_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_cue_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lesson_number" smallint NOT NULL,
	"kind" text NOT NULL,
	"what" text NOT NULL,
	"position" integer NOT NULL,
	"removed" jsonb NOT NULL,
	"put" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_cue_changes_lesson_number_check" CHECK ("lesson_cue_changes"."lesson_number" > 0)
);
--> statement-breakpoint
CREATE TABLE "lesson_transcriptions" (
	"lesson_number" smallint PRIMARY KEY NOT NULL,
	"asked_by" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"replaces" boolean NOT NULL,
	"ended_at" timestamp with time zone,
	"fault" text,
	CONSTRAINT "lesson_transcriptions_lesson_number_check" CHECK ("lesson_transcriptions"."lesson_number" > 0)
);
--> statement-breakpoint
ALTER TABLE "lesson_notes" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD COLUMN "id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "lesson_transcriptions" ADD CONSTRAINT "lesson_transcriptions_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_cue_changes_lesson_index" ON "lesson_cue_changes" USING btree ("lesson_number","id");