CREATE INDEX "applications_changed" ON "applications" USING btree ("status","changed_at");--> statement-breakpoint
CREATE INDEX "applications_license" ON "applications" USING btree (lower("license_number"));--> statement-breakpoint
-- A decision is final; a test compares every pair of states.
CREATE FUNCTION regen_application_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  next text[] := CASE OLD.status
    WHEN 'received' THEN ARRAY['in_review', 'accepted', 'declined']
    WHEN 'in_review' THEN ARRAY['accepted', 'declined']
    ELSE ARRAY[]::text[]
  END;
BEGIN
  IF NEW.status = ANY (next) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Application % cannot move from % to %.', OLD.reference, OLD.status, NEW.status USING
    ERRCODE = 'check_violation', SCHEMA = TG_TABLE_SCHEMA, TABLE = TG_TABLE_NAME, COLUMN = 'status', CONSTRAINT = TG_NAME,
    HINT = CASE WHEN cardinality(next) = 0 THEN format('%s is a final state.', OLD.status)
      ELSE format('From %s, it can move to: %s.', OLD.status, array_to_string(next, ', ')) END;
END $$;--> statement-breakpoint
CREATE TRIGGER applications_move BEFORE UPDATE OF status ON applications FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION regen_application_move();
--> statement-breakpoint
-- Those who manage people decide about applications.
UPDATE users SET permissions = permissions || '{admin:applications}'::text[] WHERE 'admin:users' = ANY (permissions);
