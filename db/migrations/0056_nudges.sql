CREATE TABLE "message_labels" (
	"message" text PRIMARY KEY NOT NULL,
	"labels" jsonb NOT NULL,
	"run_id" uuid NOT NULL,
	"coach_id" text,
	"labeled_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nudge_refusals" (
	"user_id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nudge_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "nudge_settings_name_check" CHECK ("nudge_settings"."name" in ('never', 'idle', 'stuck', 'limits'))
);
--> statement-breakpoint
CREATE TABLE "nudges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"rule" text NOT NULL,
	"user_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"message_id" uuid,
	"held_back" boolean NOT NULL,
	"mailed" boolean DEFAULT false NOT NULL,
	"progressed_at" timestamp with time zone,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "nudges_rule_check" CHECK ("nudges"."rule" in ('never', 'idle', 'stuck'))
);
--> statement-breakpoint
ALTER TABLE "message_labels" ADD CONSTRAINT "message_labels_run_id_practice_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."practice_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_labels" ADD CONSTRAINT "message_labels_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nudge_refusals" ADD CONSTRAINT "nudge_refusals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nudges" ADD CONSTRAINT "nudges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nudges" ADD CONSTRAINT "nudges_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_labels_run_id_index" ON "message_labels" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "message_labels_coach_id_index" ON "message_labels" USING btree ("coach_id");--> statement-breakpoint
CREATE UNIQUE INDEX "nudges_user_rule_since_key" ON "nudges" USING btree ("user_id","rule","since");--> statement-breakpoint
CREATE INDEX "nudges_at_index" ON "nudges" USING btree ("at");--> statement-breakpoint
CREATE INDEX "nudges_message_id_index" ON "nudges" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "practice_runs_unread_index" ON "practice_runs" USING gin ("unread") WHERE "practice_runs"."unread" <> '[]'::jsonb;