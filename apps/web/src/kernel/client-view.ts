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
