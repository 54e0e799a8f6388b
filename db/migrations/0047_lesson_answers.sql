CREATE TABLE "lesson_answers" (
	"user_id" text NOT NULL,
	"lesson_number" smallint NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"is_right" boolean NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_answers_user_id_lesson_number_question_pk" PRIMARY KEY("user_id","lesson_number","question"),
	CONSTRAINT "lesson_answers_lesson_number_check" CHECK ("lesson_answers"."lesson_number" > 0)
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "practice" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_answers" ADD CONSTRAINT "lesson_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;