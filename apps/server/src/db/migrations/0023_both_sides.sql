-- Not of those who send: they take shared locks of the accounts.
LOCK TABLE "accounts" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD COLUMN "hidden_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_sides" ALTER COLUMN "last_message_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_sides" ALTER COLUMN "last_message_at" DROP NOT NULL;--> statement-breakpoint
-- A side that has seen no message is not counted. It changes its account's row all the same: that a message was withheld is not to be told
-- by who waits for whom.
CREATE OR REPLACE FUNCTION regen_sides_made() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO message_counts AS c (account_id, conversations, unread, version)
    SELECT account_id, count(last_message_id), sum(unread_count), sum(received_count + read_count) FROM made GROUP BY account_id ORDER BY account_id
    ON CONFLICT (account_id) DO UPDATE SET conversations = c.conversations + excluded.conversations, unread = c.unread + excluded.unread,
      version = c.version + excluded.version;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION regen_sides_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO message_counts AS c (account_id, conversations, unread, version)
    SELECT account_id, sum(conversations), sum(unread), sum(version) FROM (
      SELECT account_id, (last_message_id IS NOT NULL)::integer AS conversations, unread_count AS unread, received_count + read_count AS version,
        hidden_count AS hidden FROM after
      UNION ALL
      SELECT account_id, -(last_message_id IS NOT NULL)::integer, -unread_count, -(received_count + read_count), -hidden_count FROM before) changed
    GROUP BY account_id HAVING sum(conversations) <> 0 OR sum(unread) <> 0 OR sum(version) <> 0 OR sum(hidden) <> 0 ORDER BY account_id
    ON CONFLICT (account_id) DO UPDATE SET conversations = c.conversations + excluded.conversations, unread = c.unread + excluded.unread,
      version = c.version + excluded.version;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION regen_sides_gone() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM FROM message_counts WHERE account_id IN (SELECT account_id FROM gone) ORDER BY account_id FOR UPDATE;
  UPDATE message_counts c SET conversations = c.conversations - g.conversations, unread = c.unread - g.unread, version = c.version + 1
    FROM (SELECT account_id, count(last_message_id)::int AS conversations, sum(unread_count)::int AS unread FROM gone GROUP BY account_id) g
    WHERE c.account_id = g.account_id;
  RETURN NULL;
END $$;--> statement-breakpoint
UPDATE "conversation_sides" s SET "hidden_count" = o."withheld_count" FROM "conversation_sides" o
  WHERE o."account_id" = s."other_account_id" AND o."other_account_id" = s."account_id" AND o."withheld_count" > 0;--> statement-breakpoint
INSERT INTO "conversation_sides" ("account_id", "other_account_id", "sent_count", "received_count", "hidden_count")
  SELECT o."other_account_id", o."account_id", 0, 0, o."withheld_count" FROM "conversation_sides" o
  WHERE o."withheld_count" > 0 AND NOT EXISTS (
    SELECT FROM "conversation_sides" s WHERE s."account_id" = o."other_account_id" AND s."other_account_id" = o."account_id")
  ORDER BY 1, 2;--> statement-breakpoint
-- Deleting an account would delete sides before conversations, and whoever sends locks them the other way around.
CREATE FUNCTION regen_account_goes() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM FROM conversations WHERE (low_account_id, high_account_id) IN (
    SELECT least(account_id, other_account_id), greatest(account_id, other_account_id) FROM conversation_sides WHERE account_id = OLD.id)
    ORDER BY low_account_id, high_account_id FOR UPDATE;
  PERFORM FROM conversation_sides WHERE account_id = OLD.id OR (account_id, other_account_id) IN (
    SELECT other_account_id, account_id FROM conversation_sides WHERE account_id = OLD.id)
    ORDER BY account_id, other_account_id FOR UPDATE;
  PERFORM FROM message_counts WHERE account_id = OLD.id OR account_id IN (
    SELECT other_account_id FROM conversation_sides WHERE account_id = OLD.id)
    ORDER BY account_id FOR UPDATE;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER account_goes BEFORE DELETE ON accounts FOR EACH ROW EXECUTE FUNCTION regen_account_goes();--> statement-breakpoint
UPDATE "accounts" SET "name" = 'Regen Care', "updated_at" = now() WHERE "account_type" = 'admin' AND "name" <> 'Regen Care';--> statement-breakpoint
-- As before, but the first event of a transaction is also said to the session that writes it, so that a process knows, without asking,
-- when there is something to publish.
CREATE OR REPLACE FUNCTION regen_live(topic text, payload jsonb) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
  IF current_setting('regen.live', true) IS DISTINCT FROM 'off' THEN
    INSERT INTO live_outbox (topic, payload) VALUES ($1, $2);
    IF current_setting('regen.live_written', true) IS DISTINCT FROM 'yes' THEN
      PERFORM set_config('regen.live_written', 'yes', true);
      RAISE INFO 'live events were written' USING ERRCODE = 'RG001';
    END IF;
  END IF;
END $$;
