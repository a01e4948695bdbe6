import { HAS_OPTED_OUT, NOT_REVIEWED } from '../../db/reviewable-lines.ts';
import { html } from '../html.ts';
import type { MailTemplates } from '../mail.ts';
import { button, paragraph, styles } from './layout.ts';
import type { MailContent } from './layout.ts';

export interface ReviewEmail {
  number: string;
  firstName: string;
  /** Products that were not reviewed yet; at least one. */
  names: readonly string[];
}

/** What can still be reviewed of an order ($1); no row when there is nothing, or its address has opted out. */
export const REVIEW_EMAIL = `select o.number, coalesce(u.first_name, o.shipping_address ->> 'firstName') as "firstName", n.names
  from orders o left join users u on u.id = o.user_id,
    lateral (select json_agg(p.name order by i.line) as names from order_items i join products p on p.sku = i.sku
      where i.order_id = o.id and ${NOT_REVIEWED}) n
  where o.id = $1 and o.state = 'delivered' and n.names is not null
    and not ${HAS_OPTED_OUT}`;

export function reviewRequest(data: MailTemplates['review-request'], email: ReviewEmail): MailContent {
  const { reviewUrl, unsubscribeUrl } = data;
  const { names, number, firstName } = email;
  const [only] = names.length === 1 ? names : [];
  const lead =
    only === undefined
      ? `You've had order ${number} for a while now. How are these working for your skin?`
      : `You've had ${only} for a while now. How is it working for your skin?`;
  const rest = 'A few words help others choose. You don’t need to sign in.';
  const why =
    "You're receiving this email because an order placed with this email address was delivered. We ask once per order.";
  return {
    subject: only === undefined ? 'How are your products working for you?' : `How is ${only} working for you?`,
    unsubscribeUrl,
    html: {
      title: 'Tell others how it’s working for you',
      preview: lead,
      body: html`${paragraph(`Hello ${firstName},`)}${paragraph(lead)}
      ${
        only === undefined &&
        html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">
          ${names.map(
            (name) =>
              html`<tr>
                <td style="${styles.cell}">${name}</td>
              </tr>`,
          )}
        </table>`
      }
      ${paragraph(rest)}${button('Write a review', reviewUrl)}`,
      reason: html`${why} <a href="${unsubscribeUrl}" style="color:#5a789f">Unsubscribe</a> from emails about reviews.`,
    },
    text: [
      `Hello ${firstName},`,
      lead,
      ...(only === undefined ? [names.map((name) => `- ${name}`).join('\n')] : []),
      rest,
      reviewUrl,
      why,
      `Unsubscribe: ${unsubscribeUrl}`,
    ].join('\n\n'),
  };
}
