CREATE TABLE "watch_credits" (
	"user_id" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "watch_credits_user_id_opened_at_pk" PRIMARY KEY("user_id","opened_at"),
	CONSTRAINT "watch_credits_seconds_check" CHECK ("watch_credits"."seconds" > 0)
);
--> statement-breakpoint
ALTER TABLE "watch_credits" ADD CONSTRAINT "watch_credits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DROP FUNCTION IF EXISTS save_progress(text, smallint, integer, double precision, double precision, double precision, boolean, boolean, double precision, double precision, double precision, int4multirange, int4multirange, timestamptz, integer, double precision);--> statement-breakpoint
DROP FUNCTION IF EXISTS credited_seconds(text);
