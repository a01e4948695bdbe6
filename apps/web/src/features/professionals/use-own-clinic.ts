import { professionalList } from '@regen/sdk/query';
import type { SessionRecord } from '@regen/sdk/session';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '~/kernel/use-app.ts';

/** The clinic that a retail client joined last. Read while `isShown`, and kept afterwards. */
export function useOwnClinic({ userId, site }: Pick<SessionRecord, 'userId' | 'site'>, isShown: boolean) {
  const { call } = useApp();
  // No loader: it is part of no page.
  const { data } = useQuery({ ...professionalList(call, { id: userId }), enabled: isShown && site === 'retail' });
  return data?.items[0];
}
