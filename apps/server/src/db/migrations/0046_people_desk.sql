CREATE INDEX IF NOT EXISTS "accounts_tier" ON "accounts" USING btree ("tier") WHERE "accounts"."tier" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "accounts_name_beginning" ON "accounts" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_new" ON "users" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_disabled" ON "users" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "users"."disabled_at" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_name_beginning" ON "users" USING btree (lower("first_name" || ' ' || "last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_last_name_beginning" ON "users" USING btree (lower("last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_email_beginning" ON "users" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mail_outbox_recipient" ON "mail_outbox" USING btree (lower("recipient"),"created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_log_owner" ON "audit_log" USING btree ("owner_user_id","created_at" DESC NULLS LAST) WHERE "audit_log"."owner_user_id" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "disabled_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_reason_of_disabled" CHECK ("users"."disabled_reason" is null or "users"."disabled_at" is not null);--> statement-breakpoint
-- Everyone in the account hears of it: prices, rewards and the store page follow from these.
CREATE FUNCTION regen_account_changed() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN PERFORM regen_live('account', jsonb_build_object('accountId', NEW.id)); RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER live_account_changed AFTER UPDATE OF site, account_type, discount_model, tier, exempt_for_reward, has_retail_store ON accounts FOR EACH ROW
  WHEN ((OLD.site, OLD.account_type, OLD.discount_model, OLD.tier, OLD.exempt_for_reward, OLD.has_retail_store)
    IS DISTINCT FROM (NEW.site, NEW.account_type, NEW.discount_model, NEW.tier, NEW.exempt_for_reward, NEW.has_retail_store))
  EXECUTE FUNCTION regen_account_changed();
