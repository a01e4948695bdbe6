import type { AppContext } from '~/kernel/context.ts';

/** A path on this origin, or the home page, so that a link to the sign-in page cannot redirect to another site. */
export function returnPath({ pageAt }: Pick<AppContext, 'pageAt'>, value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 2000) return '/';
  try {
    const base = 'https://here.invalid';
    const url = new URL(value, base);
    const path = `${url.pathname}${url.search}${url.hash}`;
    // Normalizing can make two leading slashes out of `/.//host`, which a browser reads as another host.
    if (url.origin !== base || path.startsWith('//')) return '/';
    // Returning to a sign-in page would only redirect here again.
    return pageAt(url.pathname).page.isSignIn ? '/' : path;
  } catch {
    return '/';
  }
}

/** Where a person goes after sign-in: back to where they were or, without such a page, to the overview of their area. */
export function placeAfterSignIn(context: Pick<AppContext, 'pageAt' | 'person'>, wanted: unknown): string {
  const path = returnPath(context, wanted);
  return path === '/' && wanted !== '/' && context.person ? `/${context.person.site}` : path;
}
