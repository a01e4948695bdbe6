DROP INDEX "products_web_featured";--> statement-breakpoint
DROP INDEX "products_web_newest";--> statement-breakpoint
DROP INDEX "products_web_name";--> statement-breakpoint
DROP INDEX "products_web_price";--> statement-breakpoint
DROP INDEX "products_retail_featured";--> statement-breakpoint
DROP INDEX "products_retail_newest";--> statement-breakpoint
DROP INDEX "products_retail_name";--> statement-breakpoint
DROP INDEX "products_retail_price";--> statement-breakpoint
DROP INDEX "products_school_featured";--> statement-breakpoint
DROP INDEX "products_school_newest";--> statement-breakpoint
DROP INDEX "products_school_name";--> statement-breakpoint
DROP INDEX "products_school_price";--> statement-breakpoint
DROP INDEX "products_pro_featured";--> statement-breakpoint
DROP INDEX "products_pro_newest";--> statement-breakpoint
DROP INDEX "products_pro_name";--> statement-breakpoint
DROP INDEX "products_pro_price_1";--> statement-breakpoint
DROP INDEX "products_pro_price_2";--> statement-breakpoint
DROP INDEX "products_pro_price_3";--> statement-breakpoint
DROP INDEX "products_pro_price_4";--> statement-breakpoint
DROP INDEX "products_categories";--> statement-breakpoint
DROP INDEX "products_concerns";--> statement-breakpoint
DROP INDEX "products_skin_types";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "design_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD COLUMN "id" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
CREATE INDEX "stock_alerts_waiting" ON "stock_alerts" USING btree ("sku") WHERE "stock_alerts"."confirmed_at" is not null and "stock_alerts"."notified_at" is null;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_id_unique" UNIQUE("id");--> statement-breakpoint
-- Whoever changes the catalogue, every process hears of it: these messages have the form of src/bus/bus.ts.
CREATE FUNCTION regen_catalogue_changed() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN PERFORM pg_notify('regen', '{"topic":"catalogue","payload":{},"from":"database"}'); RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION regen_stock_changed() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN PERFORM pg_notify('regen', json_build_object('topic', 'stock', 'payload', json_build_object('skus', json_build_array(NEW.sku)), 'from', 'database')::text); RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER products_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION regen_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER categories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION regen_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER concerns_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON concerns FOR EACH STATEMENT EXECUTE FUNCTION regen_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER stock_made AFTER INSERT OR DELETE OR TRUNCATE ON stock FOR EACH STATEMENT EXECUTE FUNCTION regen_catalogue_changed();--> statement-breakpoint
-- Only what a buyer can see of the stock: its number while it is low, and nothing while there is plenty.
CREATE TRIGGER stock_changed AFTER UPDATE OF on_hand, low_threshold ON stock FOR EACH ROW
  WHEN (least(OLD.on_hand, OLD.low_threshold + 1) IS DISTINCT FROM least(NEW.on_hand, NEW.low_threshold + 1))
  EXECUTE FUNCTION regen_stock_changed();
