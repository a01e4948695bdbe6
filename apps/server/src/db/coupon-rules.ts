/**
 * SQL that counts how often a buyer has used the coupon `code`: paid orders, and unpaid ones that hold a use of it. `isOwn` is the
 * condition for a table and its column with the order's id.
 */
export const couponUses = (code: string, isOwn: (table: string, orderId: string) => string): string =>
  `((select count(*) from coupon_redemptions r where r.code = ${code} and ${isOwn('r', 'r.order_id')})
    + (select count(*) from orders o where o.state = 'placed' and o.has_stock and o.coupon_code = ${code}
        and ${isOwn('o', 'o.id')}))`;
