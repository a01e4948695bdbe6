import { useCaller } from './caller.ts';
import { useLocalList, type LocalList } from './local-list.ts';

const MOST = 12;

/** The products that this person has looked at on this device, the last one first. */
export const useViewed = () => useLocalList(`regen.viewed.${useCaller()}`);

export function noteViewed(list: LocalList, sku: string): void {
  const before = list.read();
  if (before[0] !== sku) list.write([sku, ...before.filter((other) => other !== sku)].slice(0, MOST));
}
