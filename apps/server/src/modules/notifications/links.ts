import type { Site } from '@regen/domain';
import type { Auth } from '../../auth/auth.ts';

const UNSUBSCRIBE = 'message-email-unsubscribe';

/** The page that asks for confirmation; a POST to the same URL unsubscribes at once, as email programs do (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/notifications/unsubscribe';

export const unsubscribeToken = (auth: Auth, userId: string): string => auth.sign(UNSUBSCRIBE, userId);

/** The person whose link it is, or null if we did not sign it. */
export const readUnsubscribeToken = (auth: Auth, token: string): string | null => auth.verify(UNSUBSCRIBE, token);

export function unsubscribeUrl(auth: Auth, origin: string, userId: string): string {
  const query = new URLSearchParams({ token: unsubscribeToken(auth, userId) });
  return `${origin}${UNSUBSCRIBE_PATH}?${query.toString()}`;
}

/** Where an account reads its conversations: the care team among the pages for staff. */
export const messagesPath = ({ site, accountType }: { site: Site; accountType: string }): string =>
  accountType === 'admin' ? '/admin/messages' : `/${site}/messages`;
