-- Renames rather than expanding and contracting: stop older processes first (docs/guides/upgrades.md).
DROP INDEX "course_registrations_one_per_user";--> statement-breakpoint
DROP INDEX "course_registrations_one_per_email";--> statement-breakpoint
ALTER TABLE "course_registrations" DROP CONSTRAINT "course_registrations_status_known";--> statement-breakpoint
UPDATE "course_registrations" SET "status" = 'canceled' WHERE "status" = 'cancelled';--> statement-breakpoint
ALTER TABLE "course_registrations" RENAME COLUMN "cancelled_at" TO "canceled_at";--> statement-breakpoint
ALTER TABLE "course_registrations" ADD CONSTRAINT "course_registrations_status_known" CHECK ("course_registrations"."status" in ('registered', 'pending_payment', 'waitlisted', 'canceled'));--> statement-breakpoint
CREATE UNIQUE INDEX "course_registrations_one_per_user" ON "course_registrations" USING btree ("course_id","user_id") WHERE "course_registrations"."status" <> 'canceled';--> statement-breakpoint
CREATE UNIQUE INDEX "course_registrations_one_per_email" ON "course_registrations" USING btree ("course_id",lower("email")) WHERE "course_registrations"."status" <> 'canceled';--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_state_known";--> statement-breakpoint
UPDATE "orders" SET "state" = replace("state", 'cancelled', 'canceled'), "payment_status" = replace("payment_status", 'cancelled', 'canceled') WHERE "state" = 'cancelled' OR "payment_status" = 'cancelled';--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "cancelled_at" TO "canceled_at";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_state_known" CHECK ("orders"."state" in ('placed', 'paid', 'packed', 'shipped', 'delivered', 'canceled', 'refunded'));--> statement-breakpoint
UPDATE "order_events" SET "state" = 'canceled' WHERE "state" = 'cancelled';--> statement-breakpoint
UPDATE "payments" SET "status" = 'canceled' WHERE "status" = 'cancelled';--> statement-breakpoint
UPDATE "mail_outbox" SET "data" = jsonb_set("data", '{kind}', '"canceled"') WHERE "template" = 'course' AND "data" ->> 'kind' = 'cancelled';--> statement-breakpoint
ALTER TABLE "applications" RENAME COLUMN "licence_number" TO "license_number";--> statement-breakpoint
ALTER TABLE "applications" RENAME COLUMN "licence_authority" TO "license_authority";--> statement-breakpoint
ALTER TABLE "applications" RENAME COLUMN "licence_expires_on" TO "license_expires_on";--> statement-breakpoint
ALTER TABLE "applications" RENAME COLUMN "licence_key" TO "license_key";--> statement-breakpoint
ALTER TABLE "applications" RENAME COLUMN "licence_name" TO "license_name";--> statement-breakpoint
ALTER TABLE "applications" RENAME COLUMN "licence_type" TO "license_type";--> statement-breakpoint
ALTER TABLE "applications" RENAME COLUMN "licence_size" TO "license_size";--> statement-breakpoint
CREATE OR REPLACE FUNCTION regen_catalogue_changed() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN PERFORM pg_notify('regen', '{"topic":"catalog","payload":{},"from":"database"}'); RETURN NULL; END $$;--> statement-breakpoint
ALTER FUNCTION regen_catalogue_changed() RENAME TO regen_catalog_changed;
