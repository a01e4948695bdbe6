import { useCallback, useState } from 'react';
import { usePerson } from '~/kernel/use-session.ts';
import { changeMessageDraft, readMessageDraft, type MessageDraft } from './message-draft.ts';

type Written = Pick<MessageDraft, 'text' | 'cards'>;

/** What is being written to an account, over reloads of this tab. `useFiles` has the files of it. */
export function useDraft(accountId: string): readonly [Written, (changes: Partial<Written>) => void] {
  const { userId } = usePerson();
  const [draft, setDraft] = useState((): Written => readMessageDraft(accountId, userId));
  const change = useCallback(
    (changes: Partial<Written>) => {
      setDraft((before) => ({ ...before, ...changes }));
      changeMessageDraft(accountId, userId, changes);
    },
    [accountId, userId],
  );
  return [draft, change];
}
