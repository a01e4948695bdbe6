import { HAS_UNREAD, READS_MESSAGES } from '../../auth/message-audience.ts';
import { html } from '../html.ts';
import type { MailTemplates } from '../mail.ts';
import { button, paragraph, styles } from './layout.ts';
import type { MailContent } from './layout.ts';

/** Conversations that are named; more would make an email of nothing else. */
const NAMED = 8;

export interface UnreadEmail {
  firstName: string;
  /** The newest ones, newest first; at least one. */
  conversations: readonly { id: string; name: string; count: number }[];
  conversationCount: number;
  messageCount: number;
}

/** What a person ($1) has not read in the conversations of their account ($2); no row when there is nothing to say. */
export const UNREAD_EMAIL = `select u.first_name as "firstName", n.conversations, t."conversationCount", t."messageCount"
  from accounts a join users u on ${READS_MESSAGES},
    lateral (select count(*)::int as "conversationCount", coalesce(sum(s.unread_count), 0)::int as "messageCount"
             from conversation_sides s where s.account_id = a.id and ${HAS_UNREAD}) t,
    lateral (select json_agg(json_build_object('id', o.id, 'name', o.name, 'count', s.unread_count) order by s.last_message_at desc, o.id) as conversations
             from (select * from conversation_sides s where s.account_id = a.id and ${HAS_UNREAD}
                   order by s.last_message_at desc, s.other_account_id limit ${NAMED}) s
               join accounts o on o.id = s.other_account_id) n
  where u.id = $1 and a.id = $2 and u.message_email and n.conversations is not null`;

const messages = (count: number): string => (count === 1 ? '1 message' : `${count} messages`);

function subjectOf({ conversations, conversationCount, messageCount: count }: UnreadEmail): string {
  const [first] = conversations;
  if (first === undefined || conversationCount > 1) return `You have ${count} unread messages`;
  return count === 1 ? `New message from ${first.name}` : `${count} new messages from ${first.name}`;
}

/** Says who has written, never what: others read a mailbox too. */
export function unreadMessages(data: MailTemplates['unread-messages'], unread: UnreadEmail): MailContent {
  const { conversations: named, conversationCount, firstName } = unread;
  const { messagesUrl, settingsUrl, unsubscribeUrl } = data;
  const subject = subjectOf(unread);
  const more = conversationCount - named.length;
  const [only] = conversationCount === 1 ? named : [];
  const urlOf = (id: string): string => `${messagesUrl}/${id}`;
  const url = only ? urlOf(only.id) : messagesUrl;
  const action = only && only.count === 1 ? 'Read message' : 'Read messages';
  const lead = unread.messageCount === 1 ? 'You have an unread message from:' : 'You have unread messages from:';
  const rest = more === 1 ? 'And 1 more conversation.' : `And ${more} more conversations.`;
  const why =
    "You're receiving this email because you have unread messages. We won't email you again until you've read some.";
  const link = (label: string, to: string) => html`<a href="${to}" style="color:#5a789f">${label}</a>`;
  return {
    subject,
    unsubscribeUrl,
    html: {
      title: subject,
      preview: named.map(({ name, count }) => `${name}: ${messages(count)}`).join(', '),
      body: html`${paragraph(`Hello ${firstName},`)}${paragraph(lead)}
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">
          ${named.map(
            ({ id, name, count }) =>
              html`<tr>
                <td style="${styles.cell}">${link(name, urlOf(id))}</td>
                <td style="${styles.cell};text-align:right;white-space:nowrap">${messages(count)}</td>
              </tr>`,
          )}
        </table>
        ${more > 0 && paragraph(rest)}${button(action, url)}`,
      reason: html`${why} ${link('Unsubscribe', unsubscribeUrl)} or ${link('change your settings', settingsUrl)}.`,
    },
    text: [
      `Hello ${firstName},`,
      lead,
      named.map(({ id, name, count }) => `${name}: ${messages(count)}\n${urlOf(id)}`).join('\n\n'),
      ...(more > 0 ? [rest, messagesUrl] : []),
      why,
      `Unsubscribe: ${unsubscribeUrl}`,
      `Settings: ${settingsUrl}`,
    ].join('\n\n'),
  };
}
