-- Without the orders of guests.
CREATE INDEX "orders_user_new" ON "orders" USING btree ("user_id","placed_at" DESC NULLS LAST,"id") WHERE "orders"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_account_new" ON "orders" USING btree ("account_id","placed_at" DESC NULLS LAST) WHERE "orders"."account_id" is not null;--> statement-breakpoint
DROP INDEX "orders_user";--> statement-breakpoint
DROP INDEX "orders_account";--> statement-breakpoint
ALTER INDEX "orders_user_new" RENAME TO "orders_user";--> statement-breakpoint
ALTER INDEX "orders_account_new" RENAME TO "orders_account";--> statement-breakpoint
-- An order counts attempts in five windows and uncounts three: a quarter of the log records that it wrote, for counts that need not survive a crash.
ALTER TABLE "rate_limits" SET UNLOGGED;--> statement-breakpoint
-- Words are found in the memory of each process.
DROP INDEX "products_search";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search";
