CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
-- unaccent() is only STABLE because its dictionary may be changed; naming the dictionary and never changing it makes this safe in generated columns.
CREATE FUNCTION regen_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(unaccent('unaccent'::regdictionary, value)) $$;--> statement-breakpoint
-- array_to_string() is STABLE for arrays of any type; for text it depends on nothing.
CREATE FUNCTION regen_words(value text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT array_to_string(value, ' ') $$;
