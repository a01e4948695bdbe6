import { sellerLines } from '@regen/domain';
import type { BrandedSeller } from '@regen/domain';
import { html } from '../html.ts';
import type { SafeHtml } from '../html.ts';

/** An email ready to be sent: both forms say the same. */
export interface RenderedMail {
  /** Where it goes, when that is not the recipient of its row. */
  to?: string;
  subject: string;
  html: string;
  text: string;
  /** Where email programs send a POST to unsubscribe, without a page in between (RFC 8058). */
  unsubscribeUrl?: string;
  /** A calendar file: beside the text, so that email programs offer it, and attached. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; filename: string; content: string };
}

/** What a template makes: `frameMail` puts the frame around it. */
export interface MailContent extends Omit<RenderedMail, 'html'> {
  html: {
    title: string;
    preview: string;
    body: SafeHtml;
    /** Why the recipient gets it. */
    reason: string | SafeHtml;
  };
}

/** What a template needs from the email sources to name the store. */
export interface Named {
  seller: Pick<BrandedSeller, 'brand'>;
}

const FONT = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif";
const SERIF = "font-family:Georgia,'Times New Roman',serif";

export const styles = {
  paragraph: `margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:#2b2e3f`,
  small: `margin:0;${FONT};font-size:13px;line-height:20px;color:#5c6070`,
  heading: `margin:0 0 16px;${SERIF};font-weight:normal;font-size:26px;line-height:34px;color:#353954`,
  cell: `padding:10px 0;border-bottom:1px solid #e6e1da;${FONT};font-size:15px;line-height:22px;color:#2b2e3f`,
};

export function paragraph(text: string | SafeHtml): SafeHtml {
  return html`<p style="${styles.paragraph}">${text}</p>`;
}

export function button(label: string, url: string): SafeHtml {
  const link = `display:inline-block;padding:14px 28px;background:#353954;border-radius:6px;color:#ffffff;text-decoration:none;${FONT};font-size:16px;font-weight:bold`;
  return html`<p style="margin:24px 0"><a href="${url}" style="${link}">${label}</a></p>`;
}

/** The frame of every email: tables and inline styles, because that is what email programs understand. */
function layout(
  { title, preview, body, reason }: MailContent['html'],
  brand: string,
  seller: readonly string[],
): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>${title}</title>
      </head>
      <body style="margin:0;padding:0;background:#f7f4ef">
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f4ef">
          <tr>
            <td align="center" style="padding:32px 16px">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
                <tr>
                  <td style="padding:0 8px 24px;${SERIF};font-size:22px;letter-spacing:4px;color:#353954">
                    ${brand.toUpperCase()}
                  </td>
                </tr>
                <tr>
                  <td style="padding:32px;background:#ffffff;border-radius:10px">
                    <h1 style="${styles.heading}">${title}</h1>
                    ${body}
                  </td>
                </tr>
                <tr>
                  <td style="padding:24px 8px">
                    <p style="${styles.small}">${reason}<br />${seller.map((line) => html`<br />${line}`)}</p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text;
}

/** Adds to both forms of an email what all have: who the seller is, where, and how to reach them. */
export function frameMail({ html: parts, text, ...mail }: MailContent, seller: BrandedSeller): RenderedMail {
  const lines = [seller.name, ...sellerLines(seller)];
  return { ...mail, html: layout(parts, seller.brand, lines), text: `${text}\n\n${lines.join('\n')}` };
}
