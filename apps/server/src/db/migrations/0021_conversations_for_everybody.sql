-- Held since 0019, unless that was a migration of its own.
LOCK TABLE "messages" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
-- The words of a text, folded as in the catalog. The separators are listed, because classes such as [[:punct:]] depend on the locale.
CREATE FUNCTION message_words(value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT array(SELECT DISTINCT left(word, 60)
    FROM regexp_split_to_table(regen_fold(value), '[\s\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+') AS word WHERE word <> '') $$;--> statement-breakpoint
-- Each word once for each account that sees the message, so that a search reads nothing of anybody else. Indexes are built without the
-- search path.
CREATE FUNCTION message_terms(body text, low_account_id text, high_account_id text, from_account_id text, is_withheld boolean) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE SET search_path = public
  AS $$ SELECT array_to_tsvector(array(SELECT reader || ' ' || word
    FROM unnest(CASE WHEN is_withheld THEN ARRAY[from_account_id] ELSE ARRAY[low_account_id, high_account_id] END) AS reader,
      unnest(message_words(body)) AS word)) $$;--> statement-breakpoint
-- New messages wait in a list for the index; a short one, because whoever fills it sorts it in.
CREATE INDEX "messages_terms" ON "messages" USING gin (message_terms("body", "low_account_id", "high_account_id", "from_account_id", "is_withheld")) WITH (gin_pending_list_limit = 256);--> statement-breakpoint
CREATE TABLE "message_files" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"message_id" text,
	"position" smallint,
	"is_cleared" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_files_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action,
	CONSTRAINT "message_files_state_known" CHECK ("message_files"."state" in ('waiting', 'ready', 'refused', 'withdrawn'))
);
--> statement-breakpoint
CREATE INDEX "message_files_message" ON "message_files" USING btree ("message_id","position") WHERE "message_files"."message_id" is not null;--> statement-breakpoint
CREATE INDEX "message_files_unsent" ON "message_files" USING btree ("created_at") WHERE "message_files"."message_id" is null;--> statement-breakpoint
CREATE INDEX "message_files_uncleared" ON "message_files" USING btree ("expires_at") WHERE not "message_files"."is_cleared";--> statement-breakpoint
CREATE TABLE "message_cards" (
	"message_id" text NOT NULL,
	"position" smallint NOT NULL,
	"sku" text,
	"bundle_token" text,
	CONSTRAINT "message_cards_message_id_position_pk" PRIMARY KEY("message_id","position"),
	CONSTRAINT "message_cards_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action,
	CONSTRAINT "message_cards_one_thing" CHECK (num_nonnulls("message_cards"."sku", "message_cards"."bundle_token") = 1)
);
--> statement-breakpoint
-- All staff belong to one account, the oldest: it becomes that of the care team. Without staff it is made, so that people can write before
-- there are any.
UPDATE "users" SET "account_id" = (SELECT "id" FROM "accounts" WHERE "account_type" = 'admin' ORDER BY "created_at", "id" LIMIT 1), "updated_at" = now()
  WHERE "account_id" IN (SELECT "id" FROM "accounts" WHERE "account_type" = 'admin' ORDER BY "created_at", "id" OFFSET 1);--> statement-breakpoint
UPDATE "accounts" SET "account_type" = 'professional', "updated_at" = now()
  WHERE "id" IN (SELECT "id" FROM "accounts" WHERE "account_type" = 'admin' ORDER BY "created_at", "id" OFFSET 1);--> statement-breakpoint
UPDATE "accounts" SET "name" = 'Regen Care', "updated_at" = now() WHERE "account_type" = 'admin';--> statement-breakpoint
INSERT INTO "accounts" ("id", "name", "site", "account_type")
  SELECT 'acc_0000000000000000000000care', 'Regen Care', 'b2b', 'admin' WHERE NOT EXISTS (SELECT FROM "accounts" WHERE "account_type" = 'admin');--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_care" ON "accounts" USING btree ("account_type") WHERE "accounts"."account_type" = 'admin';--> statement-breakpoint
-- Schools had nobody to write to.
UPDATE "users" SET "permissions" = array_append("permissions", 'messages:write'), "updated_at" = now() FROM "accounts" a
  WHERE a."id" = "users"."account_id" AND a."site" = 'school' AND NOT 'messages:write' = ANY("permissions");--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "file_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "card_count" smallint DEFAULT 0 NOT NULL;
