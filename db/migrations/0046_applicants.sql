CREATE TABLE "applicant_scores" (
	"applicant_id" uuid NOT NULL,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"scores" jsonb NOT NULL,
	"recommendation" smallint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applicant_scores_applicant_id_author_id_pk" PRIMARY KEY("applicant_id","author_id"),
	CONSTRAINT "applicant_scores_recommendation_check" CHECK ("applicant_scores"."recommendation" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "applicants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid,
	"name" text NOT NULL,
	"mail" text NOT NULL,
	"stage" text DEFAULT 'new' NOT NULL,
	"booking_id" uuid,
	"trainee_id" text,
	"reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stage_at" timestamp with time zone DEFAULT now() NOT NULL,
	"anonymized_at" timestamp with time zone,
	CONSTRAINT "applicants_stage_check" CHECK ("applicants"."stage" in ('new', 'qualified', 'interview booked', 'interviewed', 'accepted', 'declined', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "applicant_scores" ADD CONSTRAINT "applicant_scores_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_application_id_submissions_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_trainee_id_users_id_fk" FOREIGN KEY ("trainee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applicants_open_mail_index" ON "applicants" USING btree (lower("mail")) WHERE "applicants"."stage" in ('new', 'qualified', 'interview booked', 'interviewed') and "applicants"."mail" <> '';--> statement-breakpoint
CREATE INDEX "applicants_stage_index" ON "applicants" USING btree ("stage","stage_at","id");--> statement-breakpoint
CREATE INDEX "applicants_created_at_index" ON "applicants" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "applicants_booking_id_index" ON "applicants" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "applicants_application_id_index" ON "applicants" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "applicants_trainee_id_index" ON "applicants" USING btree ("trainee_id");
--> statement-breakpoint
-- Whoever has applied so far: one record per address, of the latest application.
INSERT INTO "applicants" ("id", "application_id", "name", "mail", "stage", "booking_id", "trainee_id", "created_at", "stage_at")
SELECT "sent"."id", "sent"."id", "sent"."sender_name", "sent"."sender_mail",
  CASE
    WHEN "sent"."status" IN ('accepted', 'declined') THEN "sent"."status"
    WHEN "interview"."id" IS NOT NULL THEN 'interview booked'
    WHEN "sent"."qualified" THEN 'qualified' ELSE 'new' END,
  "interview"."id", "sent"."trainee_id", "sent"."created_at",
  CASE WHEN "sent"."status" IN ('accepted', 'declined') THEN "sent"."changed_at" ELSE "sent"."created_at" END
FROM (
  SELECT DISTINCT ON (CASE WHEN "sender_mail" = '' THEN "id"::text ELSE lower("sender_mail") END) *
  FROM "submissions" WHERE "qualified" IS NOT NULL
  ORDER BY CASE WHEN "sender_mail" = '' THEN "id"::text ELSE lower("sender_mail") END, "created_at" DESC
) AS "sent"
LEFT JOIN LATERAL (
  SELECT "id" FROM "bookings"
  WHERE "calendar" = 'interview' AND "sent"."sender_mail" <> '' AND lower("guest_mail") = lower("sent"."sender_mail")
    AND "cancelled_at" IS NULL AND "held_until" IS NULL AND "created_at" >= "sent"."created_at"
  ORDER BY "starts_at" DESC LIMIT 1
) AS "interview" ON true;
