-- Deleting an order or a registration no longer deletes what was paid for it: it fails while there are payments.
ALTER TABLE "payments" DROP CONSTRAINT "payments_order_id_orders_id_fk";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_registration_id_course_registrations_id_fk";--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_registration_id_course_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."course_registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The last payment of an order has it.
ALTER TABLE "orders" DROP COLUMN "payment_status";--> statement-breakpoint
-- Earlier releases did not record which users their demo wrote, and with which password. Their ids are numbers; no other user has such an id.
UPDATE "settings" SET "value" = "value" || jsonb_build_object('published', jsonb_build_object('password', 'regen-demo-2026', 'users',
    (SELECT coalesce(jsonb_agg("id" ORDER BY "id"), '[]') FROM "users" WHERE "id" LIKE 'usr\_00000000000000000000%')))
  WHERE "key" = 'seed' AND "value" ->> 'state' IN ('started', 'done') AND NOT "value" ? 'published';
