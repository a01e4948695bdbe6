-- Before anything is locked. A large store creates them by hand first; see docs/guides/upgrades.md.
CREATE INDEX IF NOT EXISTS "orders_newest" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_in_state" ON "orders" USING btree ("state","placed_at","id") WHERE "orders"."state" <> 'delivered';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_on_site" ON "orders" USING btree ("site","placed_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_email_begins" ON "orders" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_recipient_begins" ON "orders" USING btree (lower("shipping_address" ->> 'lastName') text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_tracking" ON "orders" USING btree (upper(translate("tracking_number", ' -', ''))) WHERE "orders"."tracking_number" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "orders_number_new" ON "orders" USING btree ("number" text_pattern_ops);--> statement-breakpoint
DROP INDEX "orders_number";--> statement-breakpoint
ALTER INDEX "orders_number_new" RENAME TO "orders_number";--> statement-breakpoint
DROP INDEX "orders_unpaid";--> statement-breakpoint
CREATE TABLE "refund_lines" (
	"refund_id" text NOT NULL,
	"line" integer NOT NULL,
	"quantity" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"is_restocked" boolean NOT NULL,
	CONSTRAINT "refund_lines_refund_id_line_pk" PRIMARY KEY("refund_id","line"),
	CONSTRAINT "refund_lines_some" CHECK ("refund_lines"."quantity" > 0 and "refund_lines"."amount_cents" >= 0)
);--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"payment_id" text,
	"amount_cents" integer NOT NULL,
	"shipping_cents" integer DEFAULT 0 NOT NULL,
	"has_shipping" boolean DEFAULT false NOT NULL,
	"points_returned" integer DEFAULT 0 NOT NULL,
	"points_taken" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"staff_user_id" text,
	"staff_name" text,
	"sent_at" timestamp (3) with time zone,
	"tried_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_not_negative" CHECK (least("refunds"."shipping_cents", "refunds"."points_returned", "refunds"."points_taken") >= 0),
	CONSTRAINT "refunds_shipping_fits" CHECK ("refunds"."shipping_cents" <= "refunds"."amount_cents"),
	CONSTRAINT "refunds_by_payment" CHECK ("refunds"."amount_cents" = 0 or "refunds"."payment_id" is not null)
);--> statement-breakpoint
CREATE TABLE "test_refunds" (
	"idempotency_key" text PRIMARY KEY NOT NULL,
	"ref" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_shipping_once" ON "refunds" USING btree ("order_id") WHERE "refunds"."has_shipping";--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("tried_at") WHERE "refunds"."sent_at" is null;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD COLUMN "refund_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "points_ledger_refund_once" ON "points_ledger" USING btree ("refund_id","kind") WHERE "points_ledger"."refund_id" is not null;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_refunds" ADD CONSTRAINT "test_refunds_ref_test_payments_ref_fk" FOREIGN KEY ("ref") REFERENCES "public"."test_payments"("ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Checked with the commit, when a refund has all of its lines. The lock comes first: of two refunds at once, the second sees the first.
CREATE FUNCTION regen_refund_fits() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  refund refunds;
  problem text;
BEGIN
  SELECT * INTO refund FROM refunds WHERE id = CASE TG_TABLE_NAME WHEN 'refunds' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(NEW) ->> 'refund_id' END;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  PERFORM FROM orders WHERE id = refund.order_id FOR UPDATE;
  SELECT CASE
    WHEN refund.amount_cents <> refund.shipping_cents + coalesce((SELECT sum(l.amount_cents) FROM refund_lines l WHERE l.refund_id = refund.id), 0)
      THEN 'its amount is not the sum of its lines and shipping'
    WHEN refund.payment_id IS NOT NULL AND NOT EXISTS (SELECT FROM payments p WHERE p.id = refund.payment_id AND p.order_id = refund.order_id
        AND p.amount_cents >= (SELECT sum(r.amount_cents) FROM refunds r WHERE r.payment_id = p.id))
      THEN 'more would be refunded than was paid'
    WHEN EXISTS (SELECT FROM refund_lines l JOIN refunds r ON r.id = l.refund_id
        LEFT JOIN order_items i ON i.order_id = r.order_id AND i.line = l.line
        WHERE r.order_id = refund.order_id GROUP BY l.line, i.quantity HAVING sum(l.quantity) > coalesce(i.quantity, 0))
      THEN 'more units would be refunded than were ordered'
    WHEN EXISTS (SELECT FROM orders o JOIN refunds r ON r.order_id = o.id WHERE o.id = refund.order_id
        GROUP BY o.id HAVING sum(r.points_returned) > o.points_spent OR sum(r.points_taken) > o.points_earned)
      THEN 'more points would be returned or taken back than the order has'
    END INTO problem;
  IF problem IS NULL THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'Refund % does not fit order %: %.', refund.id, refund.order_id, problem USING
    ERRCODE = 'check_violation', SCHEMA = TG_TABLE_SCHEMA, TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER refunds_fit AFTER INSERT OR UPDATE OF order_id, payment_id, amount_cents, shipping_cents, points_returned, points_taken ON refunds
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION regen_refund_fits();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER refund_lines_fit AFTER INSERT OR UPDATE ON refund_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION regen_refund_fits();--> statement-breakpoint
-- Buyers see these live, as they see moves.
CREATE FUNCTION regen_refund_changed() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN PERFORM regen_live('order', jsonb_build_object('userId', o.user_id, 'orderId', o.id)) FROM orders o WHERE o.id = NEW.order_id AND o.user_id IS NOT NULL; RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER live_order_refunded AFTER INSERT OR UPDATE OF sent_at ON refunds FOR EACH ROW EXECUTE FUNCTION regen_refund_changed();--> statement-breakpoint
CREATE TRIGGER live_order_tracked AFTER UPDATE OF tracking_carrier, tracking_number ON orders FOR EACH ROW
  WHEN (NEW.user_id IS NOT NULL AND OLD.state = NEW.state
    AND (OLD.tracking_carrier, OLD.tracking_number) IS DISTINCT FROM (NEW.tracking_carrier, NEW.tracking_number)) EXECUTE FUNCTION regen_order_changed();--> statement-breakpoint
-- Those who manage people see to orders.
UPDATE users SET permissions = permissions || '{admin:orders}'::text[] WHERE 'admin:users' = ANY (permissions) AND NOT 'admin:orders' = ANY (permissions);
