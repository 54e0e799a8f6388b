CREATE TABLE "pay_disputes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entry_seq" bigint NOT NULL,
	"setter_id" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text NOT NULL,
	"answer" text,
	"due_on" date NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pay_entries" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"setter_id" text NOT NULL,
	"prospect_id" uuid,
	"version" integer,
	"dispute_id" uuid,
	"reverses" bigint,
	"cents" bigint NOT NULL,
	"base_cents" bigint,
	"rate" integer,
	"rule_id" uuid,
	"earned_at" timestamp with time zone NOT NULL,
	"period" text NOT NULL,
	"corrects" text,
	"commission_total" bigint NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL,
	"entered_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "pay_entries_hash_unique" UNIQUE("hash"),
	CONSTRAINT "pay_entries_period_check" CHECK ("pay_entries"."period" ~ '^[0-9]{4}-[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "pay_facts" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"prospect_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"setter_id" text,
	"qualified" boolean NOT NULL,
	"showed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"deal_cents" bigint,
	"removed" boolean DEFAULT false NOT NULL,
	"entered" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_periods" (
	"period" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"zone" text NOT NULL,
	"hash" text,
	"closed_at" timestamp with time zone,
	CONSTRAINT "pay_periods_closed_check" CHECK (("pay_periods"."state" = 'closed') = ("pay_periods"."hash" is not null and "pay_periods"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "pay_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigserial NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"holds_from" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pay_rules_seq_unique" UNIQUE("seq"),
	CONSTRAINT "pay_rules_value_check" CHECK ("pay_rules"."value" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pay_statements" (
	"period" text NOT NULL,
	"setter_id" text NOT NULL,
	"entries" integer NOT NULL,
	"cents" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "pay_statements_period_setter_id_pk" PRIMARY KEY("period","setter_id")
);
--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "showed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pay_disputes" ADD CONSTRAINT "pay_disputes_entry_seq_pay_entries_seq_fk" FOREIGN KEY ("entry_seq") REFERENCES "public"."pay_entries"("seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_statements" ADD CONSTRAINT "pay_statements_period_pay_periods_period_fk" FOREIGN KEY ("period") REFERENCES "public"."pay_periods"("period") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_disputes_open_key" ON "pay_disputes" USING btree ("entry_seq") WHERE "pay_disputes"."state" = 'open';--> statement-breakpoint
CREATE INDEX "pay_disputes_setter_index" ON "pay_disputes" USING btree ("setter_id","opened_at");--> statement-breakpoint
CREATE INDEX "pay_disputes_state_index" ON "pay_disputes" USING btree ("state","due_on");--> statement-breakpoint
CREATE INDEX "pay_entries_setter_index" ON "pay_entries" USING btree ("setter_id","period","seq");--> statement-breakpoint
CREATE INDEX "pay_entries_period_index" ON "pay_entries" USING btree ("period","setter_id");--> statement-breakpoint
CREATE INDEX "pay_entries_prospect_index" ON "pay_entries" USING btree ("prospect_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_entries_reverses_key" ON "pay_entries" USING btree ("reverses");--> statement-breakpoint
CREATE INDEX "pay_facts_waiting_index" ON "pay_facts" USING btree ("seq") WHERE not "pay_facts"."entered";--> statement-breakpoint
SELECT set_config('setpoint.quiet', 'on', true);--> statement-breakpoint
UPDATE "prospects" SET "showed_at" = "closed_at" WHERE "closed_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "pay_facts" ("prospect_id", "version", "setter_id", "qualified", "showed_at", "closed_at", "deal_cents")
  SELECT "id", "version", "user_id", "qualified", "showed_at", "closed_at", "deal_amount_cents" FROM "prospects" WHERE "closed_at" IS NOT NULL ORDER BY "closed_at", "id";
