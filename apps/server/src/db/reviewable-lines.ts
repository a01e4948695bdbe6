/** Lines `i` of `order_items` that can be reviewed, beside their product: what was paid for. */
export const REVIEWABLE = `not i.is_free and i.sku_type <> 'sample'`;

/** Those of them that nobody has reviewed yet. */
export const NOT_REVIEWED = `${REVIEWABLE} and not exists (select from reviews r where r.order_id = i.order_id and r.line = i.line)`;

/** No more emails about reviews to the address of an order `o`, or to that of its buyer's account. */
export const HAS_OPTED_OUT = `exists (select from review_opt_outs p where p.email = lower(o.email)
  or p.email = (select lower(u.email) from users u where u.id = o.user_id))`;
