import type { Site } from '@regen/domain';
import { unsubscribeLink } from '../../mail/unsubscribe-link.ts';

/** Of a person, from emails about messages. */
export const unsubscribe = unsubscribeLink('message-email-unsubscribe', '/notifications/unsubscribe');

/** Where an account reads its conversations: the care team among the pages for staff. */
export const messagesPath = ({ site, accountType }: { site: Site; accountType: string }): string =>
  accountType === 'admin' ? '/admin/messages' : `/${site}/messages`;
