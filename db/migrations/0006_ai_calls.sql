CREATE TABLE "ai_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"caller" text NOT NULL,
	"called_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ai_calls_caller_called_at_index" ON "ai_calls" USING btree ("caller","called_at");--> statement-breakpoint
CREATE INDEX "ai_calls_called_at_index" ON "ai_calls" USING btree ("called_at");