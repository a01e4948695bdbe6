import type { AppContext } from '~/kernel/context.ts';
import type { ChosenFiles } from './chosen-files.ts';

/** By person and account. */
const allFiles = () => new Map<string, Map<string, ChosenFiles>>();

/** The files that a person has chosen for messages, by account. */
export function filesOfPage({ service }: Pick<AppContext, 'service'>, userId: string): Map<string, ChosenFiles> {
  const all = service(allFiles);
  const own = all.get(userId) ?? new Map<string, ChosenFiles>();
  all.set(userId, own);
  return own;
}

/** When the person is gone: what was uploaded waits for them. */
export function closeFiles(app: Pick<AppContext, 'service'>, userId: string): void {
  const own = filesOfPage(app, userId);
  for (const files of own.values()) files.close();
  own.clear();
}
