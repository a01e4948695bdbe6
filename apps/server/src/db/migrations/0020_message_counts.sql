CREATE TABLE "message_counts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"conversations" integer NOT NULL,
	"unread" integer NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
LOCK TABLE conversation_sides IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "message_counts" ADD CONSTRAINT "message_counts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "message_counts" ("account_id", "conversations", "unread", "version")
  SELECT "account_id", count(*), sum("unread_count"), sum("received_count" + "read_count") FROM "conversation_sides" GROUP BY "account_id";--> statement-breakpoint
-- In the order of the accounts, so that two writers never wait for each other in a circle.
CREATE FUNCTION regen_sides_made() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO message_counts AS c (account_id, conversations, unread, version)
    SELECT account_id, count(*), sum(unread_count), sum(received_count + read_count) FROM made GROUP BY account_id ORDER BY account_id
    ON CONFLICT (account_id) DO UPDATE SET conversations = c.conversations + excluded.conversations, unread = c.unread + excluded.unread,
      version = c.version + excluded.version;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION regen_sides_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO message_counts AS c (account_id, conversations, unread, version)
    SELECT account_id, sum(conversations), sum(unread), sum(version) FROM (
      SELECT account_id, 1 AS conversations, unread_count AS unread, received_count + read_count AS version FROM after
      UNION ALL
      SELECT account_id, -1, -unread_count, -(received_count + read_count) FROM before) changed
    GROUP BY account_id HAVING sum(conversations) <> 0 OR sum(unread) <> 0 OR sum(version) <> 0 ORDER BY account_id
    ON CONFLICT (account_id) DO UPDATE SET conversations = c.conversations + excluded.conversations, unread = c.unread + excluded.unread,
      version = c.version + excluded.version;
  RETURN NULL;
END $$;--> statement-breakpoint
-- The version never goes back: clients keep the counts of the higher one.
CREATE FUNCTION regen_sides_gone() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE message_counts c SET conversations = c.conversations - g.conversations, unread = c.unread - g.unread, version = c.version + 1
    FROM (SELECT n.account_id, count(*)::int AS conversations, sum(n.unread_count)::int AS unread FROM gone n
            JOIN message_counts o ON o.account_id = n.account_id GROUP BY n.account_id ORDER BY n.account_id) g
    WHERE c.account_id = g.account_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION regen_sides_truncated() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN DELETE FROM message_counts; RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER sides_made AFTER INSERT ON conversation_sides REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION regen_sides_made();--> statement-breakpoint
CREATE TRIGGER sides_changed AFTER UPDATE ON conversation_sides REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION regen_sides_changed();--> statement-breakpoint
CREATE TRIGGER sides_gone AFTER DELETE ON conversation_sides REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION regen_sides_gone();--> statement-breakpoint
CREATE TRIGGER sides_truncated AFTER TRUNCATE ON conversation_sides FOR EACH STATEMENT EXECUTE FUNCTION regen_sides_truncated();
