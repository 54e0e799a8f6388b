ALTER TABLE "attendance" ADD COLUMN "marked" text;--> statement-breakpoint
ALTER TABLE "attendance" ADD COLUMN "marked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attendance" ADD COLUMN "marked_by" text;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_marked_check" CHECK ("attendance"."marked" in ('came', 'late', 'absent'));