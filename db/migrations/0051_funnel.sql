CREATE TABLE "funnel_counts" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"source" text NOT NULL,
	"step" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "funnel_counts_day_page_source_step_pk" PRIMARY KEY("day","page","source","step"),
	CONSTRAINT "funnel_counts_step_check" CHECK ("funnel_counts"."step" in ('visit', 'action', 'form'))
);
--> statement-breakpoint
CREATE INDEX "funnel_counts_day_index" ON "funnel_counts" USING btree ("day");