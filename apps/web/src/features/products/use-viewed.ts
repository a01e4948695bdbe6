import { useEffect } from 'react';
import { PUBLIC } from '~/kernel/context.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { useLocalList, type LocalList } from './local-list.ts';

const MOST = 12;

/** The products that this person has looked at on this device, the last one first; what they saw as a visitor comes along. */
export function useViewed() {
  const caller = useCaller();
  const [, guest] = useLocalList(`regen.viewed.${PUBLIC}`);
  const [skus, list] = useLocalList(`regen.viewed.${caller}`);
  useEffect(() => {
    if (list === guest || guest.read().length === 0) return;
    list.write([...new Set([...guest.read(), ...list.read()])].slice(0, MOST));
    guest.write([]);
  }, [guest, list]);
  return [skus, list] as const;
}

export function noteViewed(list: LocalList, sku: string): void {
  const before = list.read();
  if (before[0] !== sku) list.write([sku, ...before.filter((other) => other !== sku)].slice(0, MOST));
}
