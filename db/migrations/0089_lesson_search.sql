CREATE TABLE "lesson_words" (
	"word" text PRIMARY KEY NOT NULL,
	"grams" text[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX "lesson_words_grams_index" ON "lesson_words" USING gin ("grams");--> statement-breakpoint
CREATE INDEX "lesson_cues_said_index" ON "lesson_cues" USING gin (to_tsvector('english', coalesce(chapter, '') || ' ' || words));