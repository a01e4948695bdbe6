import { legacyHref } from '@regen/domain/legacy-urls';
import { redirect } from '@tanstack/react-router';
import type { AppContext } from '~/kernel/context.ts';
import { leadTo } from './lead-to.ts';

/** For links inside of the store to addresses of the former one: as the server does for those from outside (rule A4). */
export async function leadToNewAddress(context: Pick<AppContext, 'isTakenOver'>, href: string): Promise<void> {
  const target = legacyHref(href);
  if (target === null) return;
  if (import.meta.env.SSR) throw redirect({ href: target, statusCode: 301 });
  await leadTo(context, target);
}
