export { ClientsOnly } from './ClientsOnly.tsx';
export { isCare } from './is-care.ts';
export { loadMessages } from './load-messages.ts';
export { MessageClinicLater, NoMessageClinicLater } from './message-clinic-later.ts';
export { MessageClinic } from './MessageClinic.tsx';
export { MessageClinicSignIn } from './MessageClinicSignIn.tsx';
export { parseMessagesSearch } from './messages-search.ts';
export { UnreadBadge } from './UnreadBadge.tsx';
export { useUnreadCount } from './use-unread-count.ts';
