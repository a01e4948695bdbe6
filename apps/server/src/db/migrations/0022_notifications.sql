CREATE TABLE "message_cursors" (
	"kind" text PRIMARY KEY NOT NULL,
	"looked_until" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "message_emails" (
	"account_id" text PRIMARY KEY NOT NULL,
	"emailed_at" timestamp (3) with time zone NOT NULL,
	"read_total" integer NOT NULL,
	"recheck_at" timestamp (3) with time zone
);--> statement-breakpoint
CREATE TABLE "message_pushes" (
	"account_id" text NOT NULL,
	"other_account_id" text NOT NULL,
	"seq" integer NOT NULL,
	CONSTRAINT "message_pushes_account_id_other_account_id_pk" PRIMARY KEY("account_id","other_account_id")
);--> statement-breakpoint
CREATE TABLE "push_keys" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_keys_one" CHECK ("push_keys"."id" = 1)
);--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"endpoint" text NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text,
	"browser_id" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"renewed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);--> statement-breakpoint
CREATE INDEX "messages_unread_by_time" ON "messages" USING btree ("sent_at","id") WHERE "messages"."read_at" is null and not "messages"."is_withheld";--> statement-breakpoint
CREATE INDEX "message_emails_recheck" ON "message_emails" USING btree ("recheck_at") WHERE "message_emails"."recheck_at" is not null;--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id","renewed_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_browser" ON "push_subscriptions" USING btree ("browser_id");--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "message_email" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "message_emails" ADD CONSTRAINT "message_emails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_pushes" ADD CONSTRAINT "message_pushes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_pushes" ADD CONSTRAINT "message_pushes_other_account_id_accounts_id_fk" FOREIGN KEY ("other_account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Who has read something and has more to read is looked at again: messages that came after an email are not in it.
CREATE FUNCTION regen_email_recheck() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE message_emails SET recheck_at = now() + interval '15 minutes'
    WHERE account_id = NEW.account_id AND recheck_at IS NULL
      AND EXISTS (SELECT FROM conversation_sides s WHERE s.account_id = NEW.account_id AND s.unread_count > 0);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER email_recheck AFTER UPDATE OF read_count ON conversation_sides FOR EACH ROW
  WHEN (NEW.read_count > OLD.read_count) EXECUTE FUNCTION regen_email_recheck();--> statement-breakpoint
CREATE FUNCTION regen_push_ended() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN DELETE FROM push_subscriptions WHERE session_id = NEW.id; RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER push_ended AFTER UPDATE OF revoked_at ON sessions FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION regen_push_ended();--> statement-breakpoint
-- The browser has passed to somebody else: what it shows is no longer for the one before.
CREATE FUNCTION regen_push_passed_on() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN DELETE FROM push_subscriptions WHERE browser_id = NEW.browser_id AND user_id <> NEW.user_id; RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER push_passed_on AFTER INSERT ON sessions FOR EACH ROW
  WHEN (NEW.browser_id IS NOT NULL) EXECUTE FUNCTION regen_push_passed_on();
