CREATE TABLE "attendance" (
	"booking_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"first_at" timestamp with time zone,
	"last_at" timestamp with time zone,
	"called_from" timestamp with time zone,
	"called_until" timestamp with time zone,
	"minutes" integer,
	CONSTRAINT "attendance_booking_id_starts_at_pk" PRIMARY KEY("booking_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "call_events" (
	"id" text PRIMARY KEY NOT NULL,
	"calendar" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"meeting" text NOT NULL,
	"stay" text NOT NULL,
	"participant" text NOT NULL,
	"name" text NOT NULL,
	"mail" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"booking_id" uuid,
	"by_hand" boolean DEFAULT false NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "call_events_kind_check" CHECK ("call_events"."kind" in ('joined', 'left', 'ended'))
);
--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_events" ADD CONSTRAINT "call_events_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_events_session_index" ON "call_events" USING btree ("calendar","starts_at");--> statement-breakpoint
CREATE INDEX "call_events_booking_id_index" ON "call_events" USING btree ("booking_id");