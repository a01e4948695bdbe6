import { cardName, formatCents } from '@regen/domain';
import { html } from '../html.ts';
import type { MailTemplates } from '../mail.ts';
import { button, paragraph } from './layout.ts';
import type { MailContent } from './layout.ts';

/** What emails about refunds say about an order and one of its refunds, read when the email is rendered. */
export interface OrderRefundEmail {
  number: string;
  firstName: string;
  wasPaid: boolean;
  /** Null if there is no refund. */
  refund: {
    amount: number;
    hasShipping: boolean;
    pointsReturned: number;
    pointsTaken: number;
    reason: string | null;
    lines: { name: string; quantity: number }[];
    card: { brand: string | null; last4: string | null } | null;
  } | null;
}

export const ORDER_REFUND_EMAIL = {
  name: 'mail-order-refund',
  text: `select o.number, coalesce(u.first_name, o.billing_address ->> 'firstName', '') as "firstName", o.paid_at is not null as "wasPaid",
      (select json_build_object('amount', r.amount_cents, 'hasShipping', r.shipping_cents > 0, 'pointsReturned', r.points_returned,
         'pointsTaken', r.points_taken, 'reason', r.reason,
         'lines', (select coalesce(json_agg(json_build_object('name', i.name, 'quantity', l.quantity) order by l.line), '[]')
           from refund_lines l join order_items i on i.order_id = r.order_id and i.line = l.line where l.refund_id = r.id),
         'card', (select json_build_object('brand', p.card_brand, 'last4', p.card_last4) from payments p where p.id = r.payment_id))
       from refunds r where r.id = $2 and r.order_id = o.id) as refund
    from orders o left join users u on u.id = o.user_id where o.id = $1`,
};

type Refund = NonNullable<OrderRefundEmail['refund']>;

const points = (count: number): string =>
  `${count.toLocaleString('en-US')} REGEN rewards ${count === 1 ? 'point' : 'points'}`;

/** The money, with how long it takes to appear, and the points. */
function amounts({ amount, card, pointsReturned, pointsTaken }: Refund): string[] {
  const to = card === null ? 'your payment method' : `your ${card.brand === null ? 'card' : cardName(card)}`;
  return [
    ...(amount > 0
      ? [`We're refunding ${formatCents(amount)} to ${to}. It may take 5 to 10 business days to appear.`]
      : []),
    ...(pointsReturned > 0 ? [`We've returned ${points(pointsReturned)} that you spent on this order.`] : []),
    ...(pointsTaken > 0 ? [`We've deducted ${points(pointsTaken)} that you earned on this order.`] : []),
  ];
}

interface Message {
  subject: string;
  title: string;
  preview: string;
  lines: readonly string[];
  items: readonly string[];
  url: string;
}

function content({ subject, title, preview, lines, items, url }: Message): MailContent {
  const list = items.length === 0 ? null : paragraph(html`${items.map((item) => html`${item}<br />`)}`);
  return {
    subject,
    html: {
      title,
      preview,
      body: html`${lines.map(paragraph)}${list}${button('View your order', url)}`,
      reason: "You're receiving this email because you placed an order with this email address.",
    },
    text: [...lines, ...(items.length === 0 ? [] : [items.join('\n')]), `View your order: ${url}`].join('\n\n'),
  };
}

/** A paid order is refunded, in full or in part. */
export function orderRefunded(
  data: MailTemplates['order-refunded'],
  { firstName, number, refund }: OrderRefundEmail,
  brand: string,
): MailContent | null {
  if (refund === null) return null;
  const { reason, lines, hasShipping, amount } = refund;
  const preview = amount > 0 ? `${formatCents(amount)} for order ${number}` : `Order ${number}`;
  return content({
    subject: `Refund for your ${brand} order ${number}`,
    title: 'Your refund',
    preview,
    lines: [
      `Hello ${firstName},`,
      `Here are the details of your refund for order ${number}.`,
      ...(reason === null ? [] : [reason]),
      ...amounts(refund),
    ],
    items: [...lines.map(({ name, quantity }) => `${quantity} × ${name}`), ...(hasShipping ? ['Shipping'] : [])],
    url: data.orderUrl,
  });
}

/** Staff canceled the order, paid or not. */
export function orderCanceled(
  data: MailTemplates['order-canceled'],
  { firstName, number, refund, wasPaid }: OrderRefundEmail,
  brand: string,
): MailContent {
  return content({
    subject: `Your ${brand} order ${number} was canceled`,
    title: 'Your order was canceled',
    preview: data.reason,
    lines: [
      `Hello ${firstName},`,
      `We've canceled your order ${number}.`,
      data.reason,
      ...(refund === null ? (wasPaid ? [] : ["You haven't been charged."]) : amounts(refund)),
    ],
    items: [],
    url: data.orderUrl,
  });
}
