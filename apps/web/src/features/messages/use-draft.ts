import { useCallback, useState } from 'react';
import { readDraft, writeDraft } from '~/kernel/forms/form-draft.ts';
import { usePerson } from '~/kernel/use-session.ts';

/** What is being written to an account, over reloads of this tab. */
export function useDraft(accountId: string): readonly [string, (text: string) => void] {
  const { userId } = usePerson();
  const [text, setText] = useState(() => {
    const kept = readDraft(placeOf(accountId), userId)?.['text'];
    return typeof kept === 'string' ? kept : '';
  });
  const change = useCallback(
    (next: string) => {
      setText(next);
      writeDraft(placeOf(accountId), userId, next === '' ? null : { text: next });
    },
    [accountId, userId],
  );
  return [text, change];
}

const placeOf = (accountId: string) => ({ key: 'regen.draft.message.1', part: accountId }) as const;
