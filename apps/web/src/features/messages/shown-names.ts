import type { Thread } from './thread.ts';

/** Whose names stand above their messages: those of a side on which several people write, and of those who write for the care team. */
export interface ShownNames {
  own: boolean;
  theirs: boolean;
}

export function shownNames({ messages, party }: Pick<Thread, 'messages' | 'party'>): ShownNames {
  const areSeveral = (isOwn: boolean) =>
    new Set(messages.flatMap(({ isMine, senderName }) => (isMine === isOwn ? [senderName] : []))).size > 1;
  return { own: areSeveral(true), theirs: party.kind === 'care' || areSeveral(false) };
}
