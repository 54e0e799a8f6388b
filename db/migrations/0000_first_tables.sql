CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"misses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_token_hash_user_id_pk" PRIMARY KEY("token_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "miss_budgets" (
	"key" text PRIMARY KEY NOT NULL,
	"tokens" double precision NOT NULL,
	"refilled_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sign_in_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_credentials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"access_code" text NOT NULL,
	"access_code_lookup" text NOT NULL,
	"access_code_digits" integer,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"account_setup_complete" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"progress_epoch" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_login_at" timestamp with time zone,
	CONSTRAINT "training_credentials_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "training_credentials_email_unique" UNIQUE("email"),
	CONSTRAINT "training_credentials_access_code_lookup_unique" UNIQUE("access_code_lookup")
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role"),
	CONSTRAINT "user_roles_role_check" CHECK ("user_roles"."role" in ('admin'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operations_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"day_column" text NOT NULL,
	"status" text DEFAULT 'incomplete' NOT NULL,
	"tags" text[],
	"notes" text,
	"position" double precision NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operations_cards_title_check" CHECK (btrim("operations_cards"."title") <> ''),
	CONSTRAINT "operations_cards_day_check" CHECK ("operations_cards"."day_column" in ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday')),
	CONSTRAINT "operations_cards_status_check" CHECK ("operations_cards"."status" in ('incomplete', 'complete'))
);
--> statement-breakpoint
CREATE TABLE "prospects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"country" text DEFAULT 'US' NOT NULL,
	"annual_income" text,
	"score" text,
	"scheduled_call_date" date,
	"status" text DEFAULT 'pending' NOT NULL,
	"deal_amount" text,
	"rescheduled_date" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prospects_country_check" CHECK ("prospects"."country" in ('US', 'Canada', 'UK', 'Other')),
	CONSTRAINT "prospects_status_check" CHECK ("prospects"."status" in ('pending', 'closed', 'not_interested', 'no_show', 'disqualified', 'rescheduled'))
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"user_id" text NOT NULL,
	"lesson_number" smallint NOT NULL,
	"progress_seconds" double precision NOT NULL,
	"position_seconds" double precision NOT NULL,
	"duration_seconds" double precision,
	"completed" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp with time zone,
	"last_watched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_progress_user_id_lesson_number_pk" PRIMARY KEY("user_id","lesson_number"),
	CONSTRAINT "lesson_progress_lesson_number_check" CHECK ("lesson_progress"."lesson_number" between 1 and 26),
	CONSTRAINT "lesson_progress_seconds_check" CHECK ("lesson_progress"."progress_seconds" between 0 and 43200 and "lesson_progress"."position_seconds" between 0 and 43200),
	CONSTRAINT "lesson_progress_duration_check" CHECK ("lesson_progress"."duration_seconds" > 0 and "lesson_progress"."duration_seconds" <= 43200),
	CONSTRAINT "lesson_progress_completed_check" CHECK ("lesson_progress"."completed" = ("lesson_progress"."completed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "lesson_videos" (
	"lesson_number" smallint PRIMARY KEY NOT NULL,
	"library_id" text NOT NULL,
	"video_id" text NOT NULL,
	"embed_code" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_videos_lesson_number_check" CHECK ("lesson_videos"."lesson_number" between 1 and 26),
	CONSTRAINT "lesson_videos_library_id_check" CHECK ("lesson_videos"."library_id" ~ '^[0-9]+$'),
	CONSTRAINT "lesson_videos_video_id_check" CHECK ("lesson_videos"."video_id" ~ '^[A-Za-z0-9-]+$')
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_credentials" ADD CONSTRAINT "training_credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_user_id_index" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider_account_key" ON "accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "known_devices_user_id_index" ON "known_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_devices_expires_at_index" ON "known_devices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "miss_budgets_refilled_at_index" ON "miss_budgets" USING btree ("refilled_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_links_user_id_index" ON "sign_in_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "training_credentials_created_at_index" ON "training_credentials" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "training_credentials_active_digits_index" ON "training_credentials" USING btree ("access_code_digits") WHERE "training_credentials"."is_active";--> statement-breakpoint
CREATE INDEX "user_roles_role_index" ON "user_roles" USING btree ("role");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "operations_cards_day_position_index" ON "operations_cards" USING btree ("day_column","position");--> statement-breakpoint
CREATE INDEX "prospects_created_at_index" ON "prospects" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "prospects_user_id_index" ON "prospects" USING btree ("user_id");