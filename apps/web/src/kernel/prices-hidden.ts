import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { owned } from './stored/owned.ts';
import { stored } from './stored/stored.ts';
import { storedOfPage, useStored } from './stored/use-stored.ts';
import { useApp } from './use-app.ts';
import { useCaller } from './use-session.ts';

/** Since when, in milliseconds since the epoch. */
const pricesHidden = stored(
  'regen.person.clientView.1',
  owned((value) => (typeof value === 'number' ? value : null)),
);

/** Since when a professional has hidden their prices, in milliseconds since the epoch; null while they are shown. */
export function usePricesHiddenSince(): number | null {
  const [kept] = useStored(pricesHidden);
  return useCaller() === kept?.owner ? kept.value : null;
}

/** Whether a professional has hidden their prices because a client can see the screen: in all tabs, until they show them again or sign out. */
export const usePricesHidden = (): boolean => usePricesHiddenSince() !== null;

/** Hides the professional's prices on this device, or shows them again, and announces it. */
export function useSetPricesHidden(): (isHidden: boolean) => void {
  const app = useApp();
  const owner = useCaller();
  const announce = useAnnounce();
  return (isHidden) => {
    storedOfPage(app, pricesHidden).write(isHidden ? { owner, value: Date.now() } : null);
    announce(isHidden ? 'Your prices are hidden on this device.' : 'Your prices are visible again.');
  };
}
