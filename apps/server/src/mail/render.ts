import type { BrandedSeller } from '@regen/domain';
import type { Queryable } from '../db/database.ts';
import type { MailTemplate, MailTemplates } from './mail.ts';
import { isMailTemplate, mailSchemas } from './schemas.ts';
import { accountDeleted, accountDeletion } from './templates/account-deletion.ts';
import { passwordChanged, passwordReset, RESET_EMAIL, welcome } from './templates/account.ts';
import type { ResetEmail } from './templates/account.ts';
import { applicationAccepted, applicationDeclined, applicationReceived } from './templates/application.ts';
import { clientAccepted, clientInvitation, clientLeft } from './templates/clients.ts';
import { courseEmail, COURSE_EMAIL } from './templates/course.ts';
import type { CourseEmail } from './templates/course.ts';
import { dataExport } from './templates/data-export.ts';
import { emailChange, emailChanged, EMAIL_CHANGE } from './templates/email-change.ts';
import { frameMail } from './templates/layout.ts';
import type { MailContent, RenderedMail } from './templates/layout.ts';
import { unreadMessages, UNREAD_EMAIL } from './templates/messages.ts';
import type { UnreadEmail } from './templates/messages.ts';
import { orderLink } from './templates/order-link.ts';
import { ORDER_REFUND_EMAIL, orderCanceled, orderRefunded } from './templates/order-refunds.ts';
import type { OrderRefundEmail } from './templates/order-refunds.ts';
import { orderShipped } from './templates/order-shipped.ts';
import { orderConfirmation } from './templates/order.ts';
import type { OrderEmail } from './templates/order.ts';
import { recommendation } from './templates/recommendation.ts';
import { DECIDED_EMAIL, reviewDecided } from './templates/review-decided.ts';
import type { DecidedEmail } from './templates/review-decided.ts';
import { REVIEW_EMAIL, reviewRequest } from './templates/review.ts';
import type { ReviewEmail } from './templates/review.ts';
import { stockAlertBack, stockAlertConfirm } from './templates/stock.ts';

const ORDER_EMAIL = {
  name: 'mail-order',
  text: `select o.number, o.subtotal_cents as "subtotalCents", o.discount_cents as "discountCents", o.discounts,
    o.rewards_discount_cents as "rewardsCents", o.shipping_cents as "shippingCents", o.tax_cents as "taxCents",
    o.tax_name as "taxName", o.tax_rate_millionths as "taxRate", o.total_cents as "totalCents", o.state, o.paid_at as "paidAt", o.shipped_at as "shippedAt",
    o.shipping_method_name as "shippingMethod", o.shipping_address as "shippingAddress",
    (select json_build_object('min', m.min_days, 'max', m.max_days) from shipping_methods m where m.id = o.shipping_method_id) as days,
    (select json_build_object('brand', y.card_brand, 'last4', y.card_last4) from payments y where y.order_id = o.id
     order by y.created_at desc, y.id desc limit 1) as card,
    o.tracking_carrier as carrier, o.tracking_number as "trackingNumber", o.points_spent as "pointsSpent", o.points_earned as "pointsEarned", coalesce(u.first_name, o.billing_address ->> 'firstName') as "firstName",
    (select coalesce(json_agg(json_build_object('name', i.name, 'size', i.size, 'quantity', i.quantity,
       'totalCents', i.line_total_cents + i.discount_cents, 'isFree', i.is_free) order by i.line), '[]')
     from order_items i where i.order_id = o.id) as items
  from orders o left join users u on u.id = o.user_id
  where o.id = $1`,
};

/** What emails are rendered from, beside the data of their row. */
export interface MailSources {
  db: Queryable;
  /** Named by every email. */
  seller: BrandedSeller;
}

type Renderers = {
  [T in MailTemplate]: (data: MailTemplates[T], sources: MailSources) => MailContent | Promise<MailContent | null>;
};

const renderers: Renderers = {
  async 'password-reset'(data, { db, seller: { brand } }) {
    const { email, tokenHash, askedAt, validMinutes } = data;
    const { rows } = await db.query<ResetEmail>(RESET_EMAIL, [email, tokenHash, askedAt, validMinutes]);
    return rows[0] ? passwordReset(data, rows[0], brand) : null;
  },
  'password-changed': passwordChanged,
  async 'email-change'(data, sources) {
    const { rows } = await sources.db.query(EMAIL_CHANGE, [data.tokenHash]);
    return rows[0] ? emailChange(data, sources) : null;
  },
  'email-changed': emailChanged,
  'data-export': dataExport,
  'account-deletion': accountDeletion,
  'account-deleted': accountDeleted,
  welcome,
  'application-received': applicationReceived,
  'application-accepted': applicationAccepted,
  'application-declined': applicationDeclined,
  'client-invitation': clientInvitation,
  'client-accepted': clientAccepted,
  'client-left': clientLeft,
  recommendation,
  'order-link': orderLink,
  'stock-alert-confirm': stockAlertConfirm,
  'stock-alert-back': stockAlertBack,
  async 'unread-messages'(data, { db }) {
    const { rows } = await db.query<UnreadEmail>(UNREAD_EMAIL, [data.userId, data.accountId]);
    return rows[0] ? unreadMessages(data, rows[0]) : null;
  },
  async 'order-confirmation'(data, { db, seller }) {
    const { rows } = await db.query<OrderEmail>(ORDER_EMAIL, [data.orderId]);
    if (!rows[0]) throw new Error(`There is no order ${data.orderId} for this email.`);
    return orderConfirmation(data, rows[0], seller.brand);
  },
  async 'order-shipped'(data, { db, seller }) {
    const { rows } = await db.query<OrderEmail>(ORDER_EMAIL, [data.orderId]);
    // Canceled or deleted in the meantime.
    return rows[0]?.state === 'shipped' ? orderShipped(data, rows[0], seller.brand) : null;
  },
  async 'order-canceled'(data, { db, seller }) {
    const { rows } = await db.query<OrderRefundEmail>(ORDER_REFUND_EMAIL, [data.orderId, data.refundId]);
    return rows[0] ? orderCanceled(data, rows[0], seller.brand) : null;
  },
  async 'order-refunded'(data, { db, seller }) {
    const { rows } = await db.query<OrderRefundEmail>(ORDER_REFUND_EMAIL, [data.orderId, data.refundId]);
    return rows[0] ? orderRefunded(data, rows[0], seller.brand) : null;
  },
  async 'review-request'(data, { db }) {
    const { rows } = await db.query<ReviewEmail>(REVIEW_EMAIL, [data.orderId]);
    return rows[0] ? reviewRequest(data, rows[0]) : null;
  },
  async 'review-decided'(data, { db }) {
    const { rows } = await db.query<DecidedEmail>(DECIDED_EMAIL, [data.reviewId, data.state]);
    return rows[0] ? reviewDecided(data, rows[0]) : null;
  },
  async course(data, { db, seller }) {
    const { rows } = await db.query<CourseEmail>(COURSE_EMAIL, [data.registrationId]);
    if (!rows[0]) throw new Error(`There is no registration ${data.registrationId} for this email.`);
    return courseEmail(data, rows[0], seller.brand);
  },
};

function renderAs<T extends MailTemplate>(template: T, data: unknown, sources: MailSources) {
  const parsed = mailSchemas[template].safeParse(data);
  if (!parsed.success) {
    const at = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    throw new Error(`The data of this email does not match the template "${template}" of this release (${at}).`);
  }
  // The compiler can't tell that the schema and the renderer of a name match.
  const fits = parsed.data as MailTemplates[T];
  return renderers[template](fits, sources);
}

/** Turns an outbox row into an email, or null when there is no one to send it to. Throws for a row of another release that doesn't match; a later attempt may be made by a process of that release. */
export async function renderMail(template: string, data: unknown, sources: MailSources): Promise<RenderedMail | null> {
  if (!isMailTemplate(template)) throw new Error(`This release has no email template "${template}".`);
  const content = await renderAs(template, data, sources);
  return content && frameMail(content, sources.seller);
}
