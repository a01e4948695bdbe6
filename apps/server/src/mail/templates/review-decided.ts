import { HAS_OPTED_OUT } from '../../db/reviewable-lines.ts';
import { html } from '../html.ts';
import type { MailTemplates } from '../mail.ts';
import { button, paragraph, styles } from './layout.ts';
import type { MailContent } from './layout.ts';

export interface DecidedEmail {
  firstName: string;
  product: string;
  /** Why it was rejected. */
  reason: string | null;
}

/** A review ($1) for its writer; no row when it is no longer in that state ($2), or its address has opted out. */
export const DECIDED_EMAIL = `select coalesce(u.first_name, o.shipping_address ->> 'firstName') as "firstName", p.name as product, r.reason
  from reviews r join products p on p.sku = r.sku join orders o on o.id = r.order_id left join users u on u.id = o.user_id
  where r.id = $1 and r.state = $2 and not ${HAS_OPTED_OUT}`;

/** What staff have decided about a review, for its writer. */
export function reviewDecided(
  { state, productUrl, reviewUrl, unsubscribeUrl }: MailTemplates['review-decided'],
  { firstName, product, reason }: DecidedEmail,
): MailContent {
  const isPublished = state === 'published';
  const hello = `Hello ${firstName},`;
  const lead = isPublished
    ? `Thank you. We've published your review of ${product}, and it'll help others choose.`
    : `Thank you for reviewing ${product}. We couldn't publish your review.`;
  const quote = isPublished ? null : reason;
  const rest = isPublished ? null : 'Edit it, and we’ll take another look.';
  const [label, url] = isPublished ? ['View reviews', productUrl] : ['Edit your review', reviewUrl];
  const why = "You're receiving this email because you reviewed this product.";
  return {
    subject: isPublished ? `Your review of ${product} is published` : `About your review of ${product}`,
    unsubscribeUrl,
    html: {
      title: isPublished ? 'Your review is published' : 'About your review',
      preview: lead,
      body: html`${paragraph(hello)}${paragraph(lead)}
      ${quote !== null && html`<p style="${styles.paragraph}">Reason: ${quote}</p>`}
      ${rest !== null && paragraph(rest)}${button(label, url)}`,
      reason: html`${why} <a href="${unsubscribeUrl}" style="color:#5a789f">Unsubscribe</a> from emails about reviews.`,
    },
    text: [
      hello,
      lead,
      ...(quote === null ? [] : [`Reason: ${quote}`]),
      ...(rest === null ? [] : [rest]),
      `${label}: ${url}`,
      why,
      `Unsubscribe: ${unsubscribeUrl}`,
    ].join('\n\n'),
  };
}
