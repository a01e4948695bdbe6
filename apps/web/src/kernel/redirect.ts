import { redirect } from '@tanstack/react-router';
import type { AppContext } from './context.ts';

/**
 * For `beforeLoad`: leads to another page of the store instead. While React is still hydrating the page that the server
 * sent, another one in its place would not be what is written there; then the browser loads the other page itself.
 */
export async function redirectTo({ isHydrated }: Pick<AppContext, 'isHydrated'>, href: string): Promise<never> {
  if (isHydrated()) throw redirect({ href, replace: true });
  window.location.replace(href);
  return new Promise<never>(() => {});
}
