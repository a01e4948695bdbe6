CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD COLUMN "browser_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "has_stock" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "is_refund_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "coupon_redemptions_browser" ON "coupon_redemptions" USING btree ("code","browser_id");--> statement-breakpoint
CREATE INDEX "course_registrations_payment" ON "course_registrations" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at","id") WHERE "payments"."status" in ('pending', 'requires_action');--> statement-breakpoint
CREATE INDEX "payments_refund_due" ON "payments" USING btree ("updated_at") WHERE "payments"."is_refund_due";--> statement-breakpoint
-- Called-off orders gave their pieces back. Orders that wait for a payment keep theirs until they are paid or called off.
UPDATE "orders" SET "has_stock" = false WHERE "state" = 'cancelled';--> statement-breakpoint
-- From now on a use is written down by the payment; those of orders that are not paid yet are written again when they are.
DELETE FROM "coupon_redemptions" r USING "orders" o WHERE o."id" = r."order_id" AND o."state" = 'placed';--> statement-breakpoint
UPDATE "coupon_redemptions" r SET "browser_id" = o."browser_id", "email" = lower(r."email") FROM "orders" o WHERE o."id" = r."order_id";
