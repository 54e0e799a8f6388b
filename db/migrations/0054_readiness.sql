CREATE TABLE "clearances" (
	"user_id" text PRIMARY KEY NOT NULL,
	"cleared_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cleared_by" text NOT NULL,
	"revoked_at" timestamp with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "coach_conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"lines" jsonb NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_scores" (
	"conversation_id" uuid NOT NULL,
	"coach_id" text NOT NULL,
	"checks" jsonb NOT NULL,
	"marks" jsonb NOT NULL,
	"ready" boolean NOT NULL,
	"feedback" text NOT NULL,
	"scored_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coach_scores_conversation_id_coach_id_pk" PRIMARY KEY("conversation_id","coach_id")
);
--> statement-breakpoint
ALTER TABLE "clearances" ADD CONSTRAINT "clearances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_conversations" ADD CONSTRAINT "coach_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_scores" ADD CONSTRAINT "coach_scores_conversation_id_coach_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."coach_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_scores" ADD CONSTRAINT "coach_scores_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_conversations_user_index" ON "coach_conversations" USING btree ("user_id","sent_at");