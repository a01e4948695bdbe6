CREATE INDEX "orders_of_guests" ON "orders" USING btree ("cart_id") WHERE "orders"."user_id" is null;--> statement-breakpoint
ALTER TABLE "postal_places" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "postal_places" ADD COLUMN "region" text;