/** Whether the product `p` is a kit that can no longer be packed. Only kits have parts (the import checks this), so nothing else is read. */
const hasLostPart = (now: `$${number}`): string => `(p.sku_type = 'kit' and exists (
    select from jsonb_array_elements(p.content -> 'kitContents') as part
    left join products of_kit on of_kit.sku = part ->> 'sku'
    where of_kit.sku is null or of_kit.discontinued_at <= ${now}))`;

/**
 * How many of the product `p` can be sold, given its stock row `s`: none of a kit while one of its parts is discontinued (rule P9). `now` is
 * a parameter, so that a scheduled end takes effect at the caller's time.
 */
export const onHandSql = (now: `$${number}`): string =>
  `case when ${hasLostPart(now)} then 0 else coalesce(s.on_hand, 0) end`;
