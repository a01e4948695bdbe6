-- ORDER_MOVES of the domain; a test compares every pair of states. An inserted order may have any state: imports and demo data bring old ones.
CREATE FUNCTION regen_order_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  next text[] := CASE OLD.state
    WHEN 'placed' THEN ARRAY['paid', 'canceled']
    WHEN 'paid' THEN ARRAY['packed', 'canceled', 'refunded']
    WHEN 'packed' THEN ARRAY['shipped', 'refunded']
    WHEN 'shipped' THEN ARRAY['delivered', 'refunded']
    WHEN 'delivered' THEN ARRAY['refunded']
    WHEN 'canceled' THEN ARRAY['refunded']
    ELSE ARRAY[]::text[]
  END;
BEGIN
  IF NEW.state = ANY (next) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Order % cannot move from % to %.', OLD.number, OLD.state, NEW.state USING
    ERRCODE = 'check_violation', SCHEMA = TG_TABLE_SCHEMA, TABLE = TG_TABLE_NAME, COLUMN = 'state', CONSTRAINT = TG_NAME,
    HINT = CASE WHEN cardinality(next) = 0 THEN format('%s is a final state.', OLD.state)
      ELSE format('From %s, it can move to: %s.', OLD.state, array_to_string(next, ', ')) END;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_move BEFORE UPDATE OF state ON orders FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION regen_order_move();
