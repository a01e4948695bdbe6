import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { owned } from './stored/owned.ts';
import { stored } from './stored/stored.ts';
import { storedOfPage, useStored } from './stored/use-stored.ts';
import { useApp } from './use-app.ts';
import { useCaller } from './use-session.ts';

const clientView = stored(
  'regen.person.clientView.1',
  owned((value) => (value === true ? value : null)),
);

/** Whether a professional has hidden their prices because a client can see the screen: in all tabs, until they show them again or sign out. */
export function useClientView(): boolean {
  const [kept] = useStored(clientView);
  return useCaller() === kept?.owner;
}

/** Hides the professional's prices on this device, or shows them again. */
export function useSetClientView(): (isHidden: boolean) => void {
  const app = useApp();
  const owner = useCaller();
  return (isHidden) => storedOfPage(app, clientView).write(isHidden ? { owner, value: true } : null);
}

/** Shows the professional's hidden prices again. The button that was pressed goes away, so the focus moves to `next`. */
export function useShowPrices(): (next: Element | null | undefined) => void {
  const hide = useSetClientView();
  const announce = useAnnounce();
  return (next) => {
    hide(false);
    announce('Your prices are shown again.');
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
}
