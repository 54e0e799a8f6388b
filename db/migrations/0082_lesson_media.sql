CREATE TABLE "lesson_cues" (
	"lesson_number" smallint NOT NULL,
	"position" integer NOT NULL,
	"start_seconds" double precision NOT NULL,
	"end_seconds" double precision NOT NULL,
	"words" text NOT NULL,
	"chapter" text,
	CONSTRAINT "lesson_cues_lesson_number_position_pk" PRIMARY KEY("lesson_number","position"),
	CONSTRAINT "lesson_cues_lesson_number_check" CHECK ("lesson_cues"."lesson_number" > 0),
	CONSTRAINT "lesson_cues_seconds_check" CHECK ("lesson_cues"."start_seconds" >= 0 and "lesson_cues"."end_seconds" > "lesson_cues"."start_seconds" and "lesson_cues"."end_seconds" <= 43200)
);
--> statement-breakpoint
CREATE TABLE "lesson_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"lesson_number" smallint NOT NULL,
	"at_seconds" double precision NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_notes_lesson_number_check" CHECK ("lesson_notes"."lesson_number" > 0),
	CONSTRAINT "lesson_notes_seconds_check" CHECK ("lesson_notes"."at_seconds" between 0 and 43200)
);
--> statement-breakpoint
ALTER TABLE "lesson_videos" DROP CONSTRAINT "lesson_videos_library_id_check";--> statement-breakpoint
ALTER TABLE "lesson_videos" DROP CONSTRAINT "lesson_videos_video_id_check";--> statement-breakpoint
ALTER TABLE "lesson_epochs" ADD COLUMN "host" text DEFAULT 'player' NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_videos" ADD COLUMN "host" text DEFAULT 'player' NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_notes_person_index" ON "lesson_notes" USING btree ("user_id","lesson_number","at_seconds");--> statement-breakpoint
ALTER TABLE "lesson_videos" ADD CONSTRAINT "lesson_videos_host_check" CHECK ("lesson_videos"."host" in ('player', 'vimeo', 'youtube', 'wistia', 'own'));--> statement-breakpoint
ALTER TABLE "lesson_videos" ADD CONSTRAINT "lesson_videos_library_id_check" CHECK (case "lesson_videos"."host" when 'player' then "lesson_videos"."library_id" ~ '^[0-9]+$' else "lesson_videos"."library_id" ~ '^[a-z0-9]*$' end);--> statement-breakpoint
ALTER TABLE "lesson_videos" ADD CONSTRAINT "lesson_videos_video_id_check" CHECK ("lesson_videos"."video_id" ~ '^[A-Za-z0-9_-]+$');