CREATE TABLE "backup_runs" (
	"directory" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"fault" text
);
