CREATE TABLE "completion_days" (
	"day" date PRIMARY KEY NOT NULL,
	"completions" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trainee_overviews" (
	"user_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"search" text NOT NULL,
	"setup_complete" boolean NOT NULL,
	"is_active" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone,
	"active_at" timestamp with time zone NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"completed" smallint DEFAULT 0 NOT NULL,
	"begun" smallint DEFAULT 0 NOT NULL,
	"stopped_at" smallint DEFAULT 1,
	"heat" text DEFAULT '00000000000000000000000000' NOT NULL,
	CONSTRAINT "trainee_overviews_heat_check" CHECK ("trainee_overviews"."heat" ~ '^[0-9]{26}$')
);
--> statement-breakpoint
ALTER TABLE "trainee_overviews" ADD CONSTRAINT "trainee_overviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trainee_overviews_created_at_index" ON "trainee_overviews" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "trainee_overviews_name_index" ON "trainee_overviews" USING btree ("name_key","user_id");--> statement-breakpoint
CREATE INDEX "trainee_overviews_percent_index" ON "trainee_overviews" USING btree ("percent","user_id");--> statement-breakpoint
CREATE INDEX "trainee_overviews_active_at_index" ON "trainee_overviews" USING btree ("active_at");