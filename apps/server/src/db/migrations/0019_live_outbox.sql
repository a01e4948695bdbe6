-- All tables first, also those of the migrations up to 0022, which belong to the same transaction. Whoever writes them holds only some and wants others, so waiting without end could become a deadlock: after half a
-- second everything is let go and tried again, until the time of the migration is over.
DO $$
DECLARE
  patience integer := (SELECT setting FROM pg_settings WHERE name = 'lock_timeout');
  deadline timestamptz := clock_timestamp() + make_interval(secs => patience / 1000.0);
BEGIN
  LOOP
    BEGIN
      PERFORM set_config('lock_timeout', '500ms', true);
      LOCK TABLE conversation_sides, messages, sessions, users IN ACCESS EXCLUSIVE MODE;
      LOCK TABLE accounts, applications, bundle_events, carts, courses, orders, points_ledger, stock IN SHARE ROW EXCLUSIVE MODE;
      EXIT;
    EXCEPTION WHEN lock_not_available OR deadlock_detected THEN
      IF patience > 0 AND clock_timestamp() >= deadline THEN
        RAISE;
      END IF;
      PERFORM pg_sleep(0.05);
    END;
  END LOOP;
  PERFORM set_config('lock_timeout', patience::text, true);
END $$;--> statement-breakpoint
CREATE INDEX "messages_withheld" ON "messages" USING btree ("low_account_id","high_account_id","from_account_id","seq") WHERE "messages"."read_at" is null and "messages"."is_withheld";--> statement-breakpoint
CREATE TABLE "live_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_outbox_payload_short" CHECK (octet_length("live_outbox"."payload"::text) <= 1000)
);
--> statement-breakpoint
-- Each row lives for milliseconds.
ALTER TABLE "live_outbox" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD COLUMN "read_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD COLUMN "delivered_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_end_reason_known" CHECK ("sessions"."end_reason" in ('signed_out', 'revoked'));--> statement-breakpoint
UPDATE "conversation_sides" s SET "read_seq" = m."seq", "delivered_seq" = m."seq" FROM "messages" m
  WHERE s."read_count" > 0 AND m."low_account_id" = least(s."account_id", s."other_account_id") AND m."high_account_id" = greatest(s."account_id", s."other_account_id")
    AND m."from_account_id" = s."other_account_id" AND m."sender_seq" = s."read_count" AND NOT m."is_withheld";--> statement-breakpoint
-- A withheld message counts as read once a later one is: a gap would tell.
UPDATE "messages" m SET "read_at" = (
    SELECT min(later."read_at") FROM "messages" later WHERE later."low_account_id" = m."low_account_id" AND later."high_account_id" = m."high_account_id"
      AND later."from_account_id" = m."from_account_id" AND later."seq" > m."seq" AND NOT later."is_withheld")
  WHERE m."is_withheld" AND m."read_at" IS NULL;--> statement-breakpoint
-- Seeding and other bulk work is nobody's news: `set regen.live = 'off'`.
CREATE FUNCTION regen_live(topic text, payload jsonb) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
  IF current_setting('regen.live', true) IS DISTINCT FROM 'off' THEN
    INSERT INTO live_outbox (topic, payload) VALUES ($1, $2);
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION regen_message_sent() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN PERFORM regen_live('message', jsonb_build_object('messageId', NEW.id, 'from', NEW.from_account_id, 'to',
    CASE WHEN NEW.is_withheld THEN NULL WHEN NEW.from_account_id = NEW.low_account_id THEN NEW.high_account_id ELSE NEW.low_account_id END)); RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION regen_message_read() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN PERFORM regen_live('messageRead', jsonb_build_object('reader', NEW.account_id, 'other', NEW.other_account_id, 'seq', NEW.read_seq)); RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION regen_message_delivered() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN PERFORM regen_live('messageDelivered', jsonb_build_object('receiver', NEW.account_id, 'sender', NEW.other_account_id, 'seq', NEW.delivered_seq)); RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION regen_cart_changed() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN PERFORM regen_live('cart', jsonb_build_object('userId', NEW.user_id, 'cartId', NEW.id, 'version', NEW.version)); RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION regen_order_changed() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN PERFORM regen_live('order', jsonb_build_object('userId', NEW.user_id, 'orderId', NEW.id)); RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION regen_points_changed() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN PERFORM regen_live('rewards', jsonb_build_object('userId', NEW.user_id)); RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION regen_bundle_opened() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN PERFORM regen_live('bundleOpened', jsonb_build_object('accountId', b.account_id, 'bundleId', b.id)) FROM bundles b WHERE b.id = NEW.bundle_id; RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION regen_application_changed() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN PERFORM regen_live('application', jsonb_build_object('userId', NEW.user_id, 'applicationId', NEW.id)); RETURN NULL; END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION regen_stock_changed() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN PERFORM regen_live('stock', jsonb_build_object('sku', NEW.sku)); RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION regen_seats_changed() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN PERFORM regen_live('seats', jsonb_build_object('courseId', NEW.id)); RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION regen_session_ended() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN PERFORM regen_live('session', CASE TG_OP WHEN 'UPDATE' THEN jsonb_build_object('sessionId', NEW.id, 'reason', coalesce(NEW.end_reason, 'revoked'))
    ELSE jsonb_build_object('sessionId', OLD.id, 'reason', 'revoked') END); RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION regen_person_changed() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN PERFORM regen_live('person', jsonb_build_object('userId', NEW.id)); RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER live_message AFTER INSERT ON messages FOR EACH ROW EXECUTE FUNCTION regen_message_sent();--> statement-breakpoint
CREATE TRIGGER live_message_read AFTER UPDATE OF read_count ON conversation_sides FOR EACH ROW
  WHEN (NEW.read_count > OLD.read_count) EXECUTE FUNCTION regen_message_read();--> statement-breakpoint
-- What was read has been delivered: that is said once.
CREATE TRIGGER live_message_delivered AFTER UPDATE OF delivered_seq ON conversation_sides FOR EACH ROW
  WHEN (NEW.delivered_seq > OLD.delivered_seq AND NEW.read_count = OLD.read_count) EXECUTE FUNCTION regen_message_delivered();--> statement-breakpoint
CREATE TRIGGER live_cart_made AFTER INSERT ON carts FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION regen_cart_changed();--> statement-breakpoint
CREATE TRIGGER live_cart_changed AFTER UPDATE OF version, user_id ON carts FOR EACH ROW
  WHEN (NEW.user_id IS NOT NULL AND (OLD.version, OLD.user_id) IS DISTINCT FROM (NEW.version, NEW.user_id)) EXECUTE FUNCTION regen_cart_changed();--> statement-breakpoint
CREATE TRIGGER live_order_placed AFTER INSERT ON orders FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION regen_order_changed();--> statement-breakpoint
CREATE TRIGGER live_order_changed AFTER UPDATE OF state ON orders FOR EACH ROW
  WHEN (NEW.user_id IS NOT NULL AND OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION regen_order_changed();--> statement-breakpoint
CREATE TRIGGER live_points AFTER INSERT ON points_ledger FOR EACH ROW EXECUTE FUNCTION regen_points_changed();--> statement-breakpoint
CREATE TRIGGER live_bundle_opened AFTER INSERT ON bundle_events FOR EACH ROW WHEN (NEW.kind = 'opened') EXECUTE FUNCTION regen_bundle_opened();--> statement-breakpoint
CREATE TRIGGER live_application_sent AFTER INSERT ON applications FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION regen_application_changed();--> statement-breakpoint
CREATE TRIGGER live_application_changed AFTER UPDATE OF status, user_id ON applications FOR EACH ROW
  WHEN (NEW.user_id IS NOT NULL AND (OLD.status, OLD.user_id) IS DISTINCT FROM (NEW.status, NEW.user_id)) EXECUTE FUNCTION regen_application_changed();--> statement-breakpoint
-- Only what somebody who looks at the course can see.
CREATE TRIGGER live_seats AFTER UPDATE OF seats_taken, waitlist_count, capacity ON courses FOR EACH ROW
  WHEN ((CASE WHEN OLD.waitlist_count > 0 THEN 0 ELSE OLD.capacity - OLD.seats_taken END) IS DISTINCT FROM (CASE WHEN NEW.waitlist_count > 0 THEN 0 ELSE NEW.capacity - NEW.seats_taken END))
  EXECUTE FUNCTION regen_seats_changed();--> statement-breakpoint
CREATE TRIGGER live_session_ended AFTER UPDATE OF revoked_at ON sessions FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION regen_session_ended();--> statement-breakpoint
CREATE TRIGGER live_session_removed AFTER DELETE ON sessions FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL AND OLD.expires_at > now()) EXECUTE FUNCTION regen_session_ended();--> statement-breakpoint
CREATE TRIGGER live_person_changed AFTER UPDATE OF account_id, permissions, disabled_at ON users FOR EACH ROW
  WHEN ((OLD.account_id, OLD.permissions, OLD.disabled_at) IS DISTINCT FROM (NEW.account_id, NEW.permissions, NEW.disabled_at)) EXECUTE FUNCTION regen_person_changed();
