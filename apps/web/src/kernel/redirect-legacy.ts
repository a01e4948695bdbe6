import { legacyHref } from '@regen/domain/legacy-urls';
import { redirect } from '@tanstack/react-router';
import type { AppContext } from './context.ts';
import { redirectTo } from './redirect.ts';

/** For links inside of the store to addresses of the former one: as the server does for those from outside (rule A4). */
export async function redirectLegacy(context: Pick<AppContext, 'isHydrated'>, href: string): Promise<void> {
  const target = legacyHref(href);
  if (target === null) return;
  if (import.meta.env.SSR) throw redirect({ href: target, statusCode: 301 });
  await redirectTo(context, target);
}
