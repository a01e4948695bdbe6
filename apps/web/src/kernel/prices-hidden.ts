import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { owned } from './stored/owned.ts';
import { stored } from './stored/stored.ts';
import { storedOfPage, useStored } from './stored/use-stored.ts';
import { useApp } from './use-app.ts';
import { useCaller } from './use-session.ts';

const pricesHidden = stored(
  'regen.person.clientView.1',
  owned((value) => (value === true ? value : null)),
);

/** Whether a professional has hidden their prices because a client can see the screen: in all tabs, until they show them again or sign out. */
export function usePricesHidden(): boolean {
  const [kept] = useStored(pricesHidden);
  return useCaller() === kept?.owner;
}

/** Hides the professional's prices on this device, or shows them again, and announces it. */
export function useSetPricesHidden(): (isHidden: boolean) => void {
  const app = useApp();
  const owner = useCaller();
  const announce = useAnnounce();
  return (isHidden) => {
    storedOfPage(app, pricesHidden).write(isHidden ? { owner, value: true } : null);
    announce(isHidden ? 'Your prices are hidden on this device.' : 'Your prices are visible again.');
  };
}
