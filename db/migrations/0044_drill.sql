CREATE TABLE "drill_reviews" (
	"user_id" text NOT NULL,
	"objection" text NOT NULL,
	"day" date NOT NULL,
	"zone" text NOT NULL,
	"grade" text NOT NULL,
	"tries" smallint NOT NULL,
	"reply" text NOT NULL,
	"replied_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drill_reviews_user_id_day_objection_pk" PRIMARY KEY("user_id","day","objection"),
	CONSTRAINT "drill_reviews_grade_check" CHECK ("drill_reviews"."grade" in ('wrong', 'late', 'right')),
	CONSTRAINT "drill_reviews_tries_check" CHECK ("drill_reviews"."tries" between 1 and 2)
);
--> statement-breakpoint
ALTER TABLE "drill_reviews" ADD CONSTRAINT "drill_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;