import { adminGetContent } from '@regen/sdk/query';
import type { AppContext } from '~/kernel/context.ts';
import { isEditor } from './staff.ts';

/** Starts what the staff's area shows; the rest of the page does not wait for it. */
export function loadStaff({ actor, prefetch }: AppContext): void {
  if (actor && isEditor(actor)) void prefetch(adminGetContent);
}
