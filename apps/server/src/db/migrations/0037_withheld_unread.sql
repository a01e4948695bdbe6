-- Withheld messages were marked as read with the others. Nobody received them.
UPDATE "messages" SET "read_at" = NULL WHERE "is_withheld" AND "read_at" IS NOT NULL;
