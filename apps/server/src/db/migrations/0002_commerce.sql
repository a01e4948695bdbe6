CREATE TABLE "test_cards" (
	"token" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"order_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_payments" (
	"ref" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"order_id" text NOT NULL,
	"token" text,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"failure_code" text,
	"brand" text,
	"last4" text,
	"challenge_id" text,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_payments_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "test_payments_challengeId_unique" UNIQUE("challenge_id"),
	CONSTRAINT "test_payments_refund_fits" CHECK ("test_payments"."refunded_cents" between 0 and "test_payments"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "commerce_revision" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"revision" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "test_cards_expiry" ON "test_cards" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "test_payments_order" ON "test_payments" USING btree ("order_id");--> statement-breakpoint
INSERT INTO commerce_revision (id) VALUES (1);--> statement-breakpoint
CREATE FUNCTION regen_commerce_changed() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN UPDATE commerce_revision SET revision = revision + 1 WHERE id = 1; RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER automatic_discounts_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON automatic_discounts FOR EACH STATEMENT EXECUTE FUNCTION regen_commerce_changed();--> statement-breakpoint
CREATE TRIGGER free_item_offers_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON free_item_offers FOR EACH STATEMENT EXECUTE FUNCTION regen_commerce_changed();--> statement-breakpoint
CREATE TRIGGER shipping_methods_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shipping_methods FOR EACH STATEMENT EXECUTE FUNCTION regen_commerce_changed();--> statement-breakpoint
CREATE TRIGGER shipping_zones_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shipping_zones FOR EACH STATEMENT EXECUTE FUNCTION regen_commerce_changed();--> statement-breakpoint
CREATE TRIGGER shipping_rates_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shipping_rates FOR EACH STATEMENT EXECUTE FUNCTION regen_commerce_changed();--> statement-breakpoint
CREATE TRIGGER tax_rates_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tax_rates FOR EACH STATEMENT EXECUTE FUNCTION regen_commerce_changed();--> statement-breakpoint
CREATE TRIGGER settings_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings FOR EACH STATEMENT EXECUTE FUNCTION regen_commerce_changed();
