DROP INDEX "carts_browser";--> statement-breakpoint
CREATE UNIQUE INDEX "carts_guest" ON "carts" USING btree ("browser_id","secret_hash");--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("placed_at") WHERE "orders"."state" = 'placed';