import type { Queryable } from '../../db/database.ts';

/**
 * What each part of a copy holds, by the name that its readers see: a query over the person ($1). Hashes, tokens and what staff wrote about
 * somebody are not among it. Every new table with a person's data belongs here; the test of this file lists those that do not.
 */
const PARTS: Readonly<Record<string, string>> = {
  profile: `select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.phone, u.country_code as "countryCode",
      u.sms_opt_in as "smsOptIn", u.message_email as "messageEmail",
      not exists (select from review_opt_outs o where o.email = lower(u.email)) as "reviewEmail",
      u.permissions, u.created_at as "createdAt", a.name as "accountName", a.site, a.tier, a.rewards_tier as "rewardsTier"
    from users u join accounts a on a.id = u.account_id where u.id = $1`,
  acceptedTerms: `select version, accepted_at as "acceptedAt" from terms_acceptances where user_id = $1 order by accepted_at, version`,
  acceptedRewards: `select accepted_at as "acceptedAt" from rewards_acceptances where user_id = $1`,
  emailChanges: `select new_email as "newEmail", requested_at as "requestedAt" from email_changes where user_id = $1`,
  accountDeletion: `select requested_at as "requestedAt", due_at as "dueAt" from account_deletions where user_id = $1`,
  addresses: `select label, first_name as "firstName", last_name as "lastName", company, line1, line2, city, region,
      postal_code as "postalCode", country_code as "countryCode", phone, is_default as "isDefault", created_at as "createdAt"
    from addresses where user_id = $1 order by created_at, id`,
  cart: `select i.sku, i.quantity from carts c join cart_items i on i.cart_id = c.id where c.user_id = $1 order by i.sku`,
  orders: `select o.number, o.state, o.email, o.phone, o.placed_at as "placedAt", o.paid_at as "paidAt",
      o.shipped_at as "shippedAt", o.delivered_at as "deliveredAt", o.canceled_at as "canceledAt", o.subtotal_cents as "subtotalCents",
      o.discount_cents as "discountCents", o.rewards_discount_cents as "rewardsDiscountCents", o.shipping_cents as "shippingCents",
      o.tax_cents as "taxCents", o.total_cents as "totalCents", o.currency, o.coupon_code as "couponCode", o.points_spent as "pointsSpent",
      o.points_earned as "pointsEarned", o.shipping_address as "shippingAddress", o.billing_address as "billingAddress",
      o.shipping_method_name as "shippingMethod", o.tracking_carrier as "trackingCarrier", o.tracking_number as "trackingNumber", o.note,
      (select coalesce(jsonb_agg(jsonb_build_object('sku', i.sku, 'name', i.name, 'size', i.size, 'quantity', i.quantity,
         'unitPriceCents', i.unit_price_cents, 'totalCents', i.line_total_cents) order by i.line), '[]')
       from order_items i where i.order_id = o.id) as items,
      (select coalesce(jsonb_agg(jsonb_build_object('method', p.method, 'status', p.status, 'amountCents', p.amount_cents,
         'cardBrand', p.card_brand, 'cardLast4', p.card_last4, 'createdAt', p.created_at) order by p.created_at, p.id), '[]')
       from payments p where p.order_id = o.id) as payments,
      (select coalesce(jsonb_agg(jsonb_build_object('amountCents', r.amount_cents, 'pointsReturned', r.points_returned,
         'pointsTaken', r.points_taken, 'reason', r.reason, 'createdAt', r.created_at) order by r.created_at, r.id), '[]')
       from refunds r where r.order_id = o.id) as refunds
    from orders o where o.user_id = $1 order by o.placed_at, o.id`,
  points: `select kind, points, note, created_at as "createdAt" from points_ledger where user_id = $1 order by created_at, id`,
  favorites: `select sku, added_at as "addedAt" from favorites where user_id = $1 order by added_at, sku`,
  reviews: `select sku, author_name as "authorName", rating, title, body, skin_type as "skinType", concern, state, reason, answer,
      submitted_at as "submittedAt", published_at as "publishedAt" from reviews where user_id = $1 order by submitted_at, id`,
  reportedReviews: `select r.reason, r.note, r.reported_at as "reportedAt" from review_reports r where r.reporter = $1 order by r.reported_at`,
  stockAlerts: `select email, sku, created_at as "createdAt", confirmed_at as "confirmedAt", notified_at as "notifiedAt"
    from stock_alerts where user_id = $1 order by created_at, sku`,
  // What they wrote; and what they were sent, where nobody else belongs to the account.
  messages: `select m.sent_at as "sentAt", m.sender_name as "senderName", o.name as "conversationWith", m.body, m.read_at as "readAt",
      (select coalesce(jsonb_agg(f.name order by f.position), '[]') from message_files f where f.message_id = m.id) as files
    from users u join conversation_sides s on s.account_id = u.account_id
      join accounts a on a.id = u.account_id join accounts o on o.id = s.other_account_id
      join messages m on m.low_account_id = least(s.account_id, s.other_account_id)
        and m.high_account_id = greatest(s.account_id, s.other_account_id)
    where u.id = $1 and (m.from_user_id = u.id
      or m.from_account_id <> u.account_id and not m.is_withheld and a.account_type <> 'admin'
        and not exists (select from users c where c.account_id = u.account_id and c.id <> u.id))
    order by m.sent_at, m.id`,
  blocks: `select o.name as account, b.reason, b.information, b.created_at as "createdAt", b.lifted_at as "liftedAt"
    from message_blocks b join accounts o on o.id = b.blocked_account_id where b.user_id = $1 order by b.created_at, o.id`,
  bundles: `select b.name, b.instructions, b.file_name as "fileName", b.created_at as "createdAt", b.updated_at as "updatedAt",
      (select coalesce(jsonb_agg(jsonb_build_object('sku', i.sku, 'quantity', i.quantity) order by i.position), '[]')
       from bundle_items i where i.bundle_id = b.id) as items
    from bundles b where b.user_id = $1 order by b.created_at, b.id`,
  receivedBundles: `select b.name, a.name as "from", r.sent_at as "sentAt", r.claimed_at as "claimedAt",
      (select e.created_at from bundle_events e where e.bundle_id = b.id and e.kind = 'opened' and e.person = r.account_id) as "openedAt",
      (select e.created_at from bundle_events e where e.bundle_id = b.id and e.kind = 'added' and e.person = r.account_id) as "addedToCartAt"
    from users u join bundle_recipients r on r.account_id = u.account_id join bundles b on b.id = r.bundle_id
      join accounts a on a.id = b.account_id
    where u.id = $1 order by r.received_at, b.id`,
  professionals: `select a.name, l.created_at as "linkedAt"
    from users u join client_links l on l.retail_account_id = u.account_id join accounts a on a.id = l.professional_account_id
    where u.id = $1 order by l.created_at, a.id`,
  locations: `select l.name, l.line1, l.line2, l.city, l.region, l.postal_code as "postalCode", l.country_code as "countryCode", l.phone,
      l.timezone, l.hours, l.is_listed as "isListed", l.created_at as "createdAt"
    from users u join locations l on l.account_id = u.account_id where u.id = $1 order by l.created_at, l.id`,
  store: `select p.intro, p.team, p.updated_at as "updatedAt"
    from users u join store_profiles p on p.account_id = u.account_id where u.id = $1`,
  invitations: `select email, first_name as "firstName", last_name as "lastName", phone, created_at as "createdAt",
      accepted_at as "acceptedAt" from client_invitations where invited_by = $1 order by created_at, email`,
  courses: `select c.title, r.email, r.first_name as "firstName", r.last_name as "lastName", r.phone, r.status, r.points_spent as "pointsSpent",
      r.points_earned as "pointsEarned", r.amount_cents as "amountCents", r.registered_at as "registeredAt", r.canceled_at as "canceledAt"
    from course_registrations r join courses c on c.id = r.course_id where r.user_id = $1 order by r.registered_at, r.id`,
  lessons: `select lesson_id as "lessonId", passed_at as "passedAt" from lesson_passes where user_id = $1 order by passed_at, lesson_id`,
  certificates: `select topic, name, completed_at as "completedAt", issued_at as "issuedAt"
    from topic_certificates where user_id = $1 order by issued_at, id`,
  applications: `select reference, status, reason, first_name as "firstName", last_name as "lastName", email, phone, profession,
      business_name as "businessName", business_type as "businessType", website, line1, line2, city, region, postal_code as "postalCode",
      country_code as "countryCode", license_number as "licenseNumber", license_authority as "licenseAuthority",
      license_expires_on as "licenseExpiresOn", license_name as "licenseFileName", message, submitted_at as "submittedAt"
    from applications where user_id = $1 order by submitted_at, id`,
  sessions: `select device, network, created_at as "signedInAt", refreshed_at as "lastSeenAt", revoked_at as "endedAt"
    from sessions where user_id = $1 order by created_at, id`,
  // With the rest of its address anyone could send to the browser.
  pushNotifications: `select substring(endpoint from '^[^/]+//[^/]+') as "browserService", created_at as "createdAt" from push_subscriptions where user_id = $1 order by created_at, id`,
};

/** One statement, so that the parts are of the same moment. */
const COPY = `select ${Object.entries(PARTS)
  .map(([part, select]) => `(select coalesce(json_agg(r), '[]') from (${select}) r) as "${part}"`)
  .join(', ')}`;

/** Everything the store keeps about a person, as lists of records by what they are. */
export async function collectData(db: Queryable, userId: string): Promise<Record<string, unknown[]>> {
  const { rows } = await db.query<Record<string, unknown[]>>(COPY, [userId]);
  return rows[0] ?? {};
}
