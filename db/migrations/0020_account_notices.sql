CREATE TABLE "account_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"facts" jsonb NOT NULL,
	"session_id" text,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "account_notices_kind_check" CHECK ("account_notices"."kind" ~ '^[a-z]+(-[a-z]+)*$')
);
--> statement-breakpoint
ALTER TABLE "account_notices" ADD CONSTRAINT "account_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_notices_user_id_index" ON "account_notices" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "account_notices_at_index" ON "account_notices" USING btree ("at");--> statement-breakpoint
-- Sessions are remembered with whether there is a notice to show.
CREATE TRIGGER account_notices_access AFTER INSERT OR UPDATE ON account_notices
  FOR EACH ROW EXECUTE FUNCTION notify_access();
--> statement-breakpoint
CREATE TRIGGER account_notices_account AFTER INSERT OR UPDATE ON account_notices
  FOR EACH ROW EXECUTE FUNCTION notify_account();
