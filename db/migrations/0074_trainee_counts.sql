CREATE TABLE "trainee_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trainee_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"is_active" boolean NOT NULL,
	"setup_complete" boolean NOT NULL,
	"begun" smallint NOT NULL,
	"stopped_at" smallint,
	"trainees" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "trainee_overviews_figures_index";--> statement-breakpoint
INSERT INTO "trainee_counts" ("is_active", "setup_complete", "begun", "stopped_at", "trainees")
SELECT "is_active", "setup_complete", "begun", "stopped_at", count(*) FROM "trainee_overviews"
GROUP BY "is_active", "setup_complete", "begun", "stopped_at";
