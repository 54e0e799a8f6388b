CREATE TABLE "lesson_coverage" (
	"user_id" text NOT NULL,
	"lesson_number" smallint NOT NULL,
	"epoch" integer NOT NULL,
	"watched" "int4multirange" NOT NULL,
	"watched_seconds" integer NOT NULL,
	"unrecorded_seconds" integer NOT NULL,
	"rewatched" "int4multirange" NOT NULL,
	"length_seconds" double precision,
	"last_watched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_coverage_user_id_lesson_number_epoch_pk" PRIMARY KEY("user_id","lesson_number","epoch"),
	CONSTRAINT "lesson_coverage_lesson_number_check" CHECK ("lesson_coverage"."lesson_number" > 0),
	CONSTRAINT "lesson_coverage_seconds_check" CHECK ("lesson_coverage"."unrecorded_seconds" between 0 and "lesson_coverage"."watched_seconds" and "lesson_coverage"."watched_seconds" <= 43200)
);
--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "watched" "int4multirange";--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "watched_seconds" integer;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "unrecorded_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "rewatched" "int4multirange" DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "length_seconds" double precision;--> statement-breakpoint
ALTER TABLE "lesson_coverage" ADD CONSTRAINT "lesson_coverage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_watched_check" CHECK ("lesson_progress"."unrecorded_seconds" between 0 and coalesce("lesson_progress"."watched_seconds", 0) and "lesson_progress"."watched_seconds" <= 43200 and ("lesson_progress"."watched" is null) = ("lesson_progress"."watched_seconds" is null));