CREATE TABLE "practice_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"prospect" text NOT NULL,
	"attempt" integer NOT NULL,
	"version" integer NOT NULL,
	"seed" integer NOT NULL,
	"issued" boolean NOT NULL,
	"messages" jsonb NOT NULL,
	"voiced" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"unread" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"result" jsonb,
	"passed" boolean,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "practice_runs_attempt" UNIQUE("user_id","prospect","attempt"),
	CONSTRAINT "practice_runs_attempt_check" CHECK ("practice_runs"."attempt" >= 0),
	CONSTRAINT "practice_runs_finished_check" CHECK (("practice_runs"."result" is null) = ("practice_runs"."finished_at" is null) and ("practice_runs"."passed" is null) = ("practice_runs"."finished_at" is null))
);
--> statement-breakpoint
ALTER TABLE "practice_runs" ADD CONSTRAINT "practice_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_runs_finished_index" ON "practice_runs" USING btree ("user_id","finished_at");