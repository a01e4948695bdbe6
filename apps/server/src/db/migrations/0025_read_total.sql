-- Not of those who send: they take shared locks of the accounts. Whoever reads writes sides.
LOCK TABLE "accounts" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
LOCK TABLE "conversation_sides" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "message_counts" ADD COLUMN "read_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- As emails have counted it so far, so that none of them is sent again.
UPDATE "message_counts" SET "read_total" = ("version" - "unread") / 2 WHERE "version" <> "unread";--> statement-breakpoint
CREATE OR REPLACE FUNCTION regen_sides_made() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO message_counts AS c (account_id, conversations, unread, version, read_total)
    SELECT account_id, count(last_message_id), sum(unread_count), sum(received_count + read_count), sum(read_count)
    FROM made GROUP BY account_id ORDER BY account_id
    ON CONFLICT (account_id) DO UPDATE SET conversations = c.conversations + excluded.conversations, unread = c.unread + excluded.unread,
      version = c.version + excluded.version, read_total = c.read_total + excluded.read_total;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION regen_sides_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO message_counts AS c (account_id, conversations, unread, version, read_total)
    SELECT account_id, sum(conversations), sum(unread), sum(version), sum(read) FROM (
      SELECT account_id, (last_message_id IS NOT NULL)::integer AS conversations, unread_count AS unread, received_count + read_count AS version,
        read_count AS read, hidden_count AS hidden FROM after
      UNION ALL
      SELECT account_id, -(last_message_id IS NOT NULL)::integer, -unread_count, -(received_count + read_count), -read_count, -hidden_count
        FROM before) changed
    GROUP BY account_id HAVING sum(conversations) <> 0 OR sum(unread) <> 0 OR sum(version) <> 0 OR sum(hidden) <> 0 ORDER BY account_id
    ON CONFLICT (account_id) DO UPDATE SET conversations = c.conversations + excluded.conversations, unread = c.unread + excluded.unread,
      version = c.version + excluded.version, read_total = c.read_total + excluded.read_total;
  RETURN NULL;
END $$;
