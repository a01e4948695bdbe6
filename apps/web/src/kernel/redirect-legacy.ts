import { legacyHref } from '@regen/domain/legacy-urls';
import { redirect } from '@tanstack/react-router';

/** For links inside of the store to URLs of the former one: as the server does for those from outside (rule A4). */
export function redirectLegacy(href: string): void {
  const target = legacyHref(href);
  if (target === null) return;
  throw redirect({ href: target, replace: true, statusCode: 301 });
}
