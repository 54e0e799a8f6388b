CREATE TABLE "pay_payments" (
	"period" text NOT NULL,
	"setter_id" text NOT NULL,
	"cents" bigint NOT NULL,
	"paid_by" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pay_payments_period_setter_id_pk" PRIMARY KEY("period","setter_id")
);
--> statement-breakpoint
ALTER TABLE "pay_payments" ADD CONSTRAINT "pay_payments_period_pay_periods_period_fk" FOREIGN KEY ("period") REFERENCES "public"."pay_periods"("period") ON DELETE no action ON UPDATE no action;