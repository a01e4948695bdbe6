DROP INDEX "orders_shipped";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_told_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "orders_shipped_untold" ON "orders" USING btree ("shipped_at") WHERE "orders"."state" = 'shipped' and "orders"."tracking_told_at" is null;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
-- Who knows their number already, or should not be bothered with an old one. A number that is yet to come is told.
UPDATE "orders" o SET "tracking_told_at" = o."shipped_at"
  WHERE o."state" = 'shipped' AND o."tracking_number" IS NOT NULL AND (o."shipped_at" <= now() - interval '3 days'
    OR EXISTS (SELECT FROM "mail_outbox" m WHERE m."dedupe_key" = 'order-shipped:' || o."id")
    OR EXISTS (SELECT FROM "order_events" e WHERE e."order_id" = o."id" AND e."state" = 'shipped' AND e."actor" = 'seed'));--> statement-breakpoint
-- Whoever accepted an invitation has opened the link in the email to that address.
UPDATE "users" u SET "email_confirmed_at" = u."created_at" WHERE NOT u."self_sign_up"
  AND EXISTS (SELECT FROM "client_invitations" i WHERE lower(i."email") = lower(u."email") AND i."accepted_at" IS NOT NULL);--> statement-breakpoint
-- Orders that were claimed before their coupons were.
UPDATE "coupon_redemptions" r SET "user_id" = o."user_id" FROM "orders" o
  WHERE o."id" = r."order_id" AND r."user_id" IS NULL AND o."user_id" IS NOT NULL;
