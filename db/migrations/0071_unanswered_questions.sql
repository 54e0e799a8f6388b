CREATE TABLE "unanswered_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"question" text NOT NULL,
	"asked" integer DEFAULT 1 NOT NULL,
	"first_asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"entry" text,
	"not_ours" boolean DEFAULT false NOT NULL,
	CONSTRAINT "unanswered_questions_words_unique" UNIQUE("kind","words"),
	CONSTRAINT "unanswered_questions_kind_check" CHECK ("unanswered_questions"."kind" in ('reply', 'help')),
	CONSTRAINT "unanswered_questions_asked_check" CHECK ("unanswered_questions"."asked" > 0)
);
