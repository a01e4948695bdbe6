import { LEGACY_START } from './legacy-starts.ts';
import { normalizeSku } from './sku.ts';

/** What the URLs of the former store began with (rule A4). */
export const LEGACY_PREFIXES = ['web', 'home', 'sch'] as const;

/** Whose URLs they were. */
export const LEGACY_GROUPS = ['school', 'retail', 'everybody', 'business'] as const;
export type LegacyGroup = (typeof LEGACY_GROUPS)[number];

export interface LegacyRow {
  readonly group: LegacyGroup;
  /**
   * `{prefix}` is one of the three, `{prefix?}` one of them or nothing, `{name}` one part, `*` at the end whatever follows,
   * also nothing. Upper and lower case are the same, as they were in the former store.
   */
  readonly from: string;
  /** The redirect's target; `{name}` is what was in `from`. */
  readonly to: string;
  /** `to` holds only when this is true of the part of the same name. */
  readonly when?: 'sku' | 'haeCourse';
  /** Where it goes when that is not so. */
  readonly otherwise?: string;
  /** The URL is still current, so there is no redirect. */
  readonly isToday?: true;
}

const row = (group: LegacyGroup, from: string, to: string, more: Partial<LegacyRow> = {}): LegacyRow => ({
  group,
  from,
  to,
  ...more,
});

/**
 * Every legacy URL and where it redirects. The first matching row decides, so specific rows precede general ones. Server, storefront and
 * `docs/legacy-urls.md` are driven by this table.
 */
export const LEGACY_URLS: readonly LegacyRow[] = [
  // A school's own pages come before the URLs of the same name that all three prefixes share.
  row('school', '/sch/profile', '/school/my-account/profile'),
  row('school', '/sch/orders', '/school/my-account/my-orders'),
  row('school', '/sch/favorites', '/school/my-account/favorites'),
  row('school', '/sch/dashboard/profile', '/school/my-account/profile'),
  row('school', '/sch/dashboard/orders', '/school/my-account/my-orders'),
  row('school', '/sch/dashboard/favorites', '/school/my-account/favorites'),
  row('school', '/sch/education', '/school/education'),
  row('school', '/sch/education/{topic}', '/school/education/{topic}'),
  row('school', '/sch/education/{topic}/{section}', '/school/education/{topic}/{section}'),

  row('retail', '/home/dashboard/profile', '/retail/my-account/profile'),
  row('retail', '/home/dashboard/orders', '/retail/my-account/my-orders'),
  row('retail', '/home/dashboard/favorites', '/retail/my-account/favorites'),

  row('everybody', '/{prefix}/classDetails/{courseId}', '/calendar/hae/{courseId}', {
    when: 'haeCourse',
    otherwise: '/calendar',
  }),
  row('everybody', '/{prefix}/page/blog', '/blogs'),
  row('everybody', '/{prefix}/page/blog/{blogPostId}', '/blogs/{blogPostId}'),
  row('everybody', '/{prefix}/products/ourline/*', '/products'),
  row('everybody', '/{prefix}/products', '/products'),
  row('everybody', '/{prefix}/products/{sku}', '/products/{sku}', { when: 'sku', otherwise: '/products' }),
  row('everybody', '/{prefix}/cart', '/cart'),
  row('everybody', '/{prefix}/login', '/login'),
  row('everybody', '/{prefix}/protocols', '/protocols'),
  row('everybody', '/{prefix}/protocols/{protocolId}', '/protocols/{protocolId}'),
  row('everybody', '/{prefix}/locations', '/locations'),
  row('everybody', '/{prefix}/resource_library', '/resources'),
  row('everybody', '/{prefix}/register', '/register-retail'),
  row('everybody', '/{prefix}/education', '/education'),
  row('everybody', '/{prefix}/page/calendar', '/calendar'),
  row('everybody', '/{prefix?}/becomePro', '/become-pro'),
  row('everybody', '/{prefix?}/hs/gmp_professional_form', '/become-pro'),
  row('everybody', '/{prefix?}/becomePro/gmp_professional_form', '/become-pro'),
  row('everybody', '/{prefix?}/becomePro/modal', '/become-pro/gmp_professional_form'),
  row('everybody', '/{prefix?}/hs/gmp_professional_form/modal', '/become-pro/gmp_professional_form'),
  row('everybody', '/{prefix?}/becomePro/gmp_professional_form/modal', '/become-pro/gmp_professional_form'),
  row('everybody', '/{prefix}/webinars', '/webinars'),
  row('everybody', '/{prefix}/webinars/{webinarId}', '/webinars/{webinarId}'),
  row('everybody', '/{prefix}/forgotPassword', '/forgot-password'),
  row('everybody', '/{prefix}/page/{name}', '/{name}'),
  row('everybody', '/{prefix}', '/'),
  row('everybody', '/regen_stores', '/login'),

  row('business', '/index', '/'),
  row('business', '/products/{sku}', '/products/{sku}', { isToday: true }),
  row('business', '/dashboard/profile', '/b2b/my-account/profile'),
  row('business', '/dashboard/orders', '/b2b/my-account/my-orders'),
  row('business', '/dashboard/orders/{orderId}', '/b2b/my-account/my-orders'),
  row('business', '/dashboard/rewards', '/b2b/my-account/regen-rewards'),
  row('business', '/dashboard/favorites', '/b2b/my-account/favorites'),
  row('business', '/mystore/info', '/b2b/my-store/info'),
  row('business', '/mystore/clients', '/b2b/my-store/client'),
  row('business', '/mystore/retailOrders', '/b2b/my-store/retail-orders'),
  row('business', '/mystore/retailOrders/{orderId}', '/b2b/my-store/retail-orders'),
  row('business', '/mystore/retailTopProducts', '/b2b/my-store/top-products'),
  // The page of that campaign is gone, and its original target is unknown (rule A8).
  row('business', '/features/for_men_oct_2022', '/products'),
  row('business', '/forgotPassword', '/forgot-password'),
  row('business', '/resetPassword', '/resetPassword', { isToday: true }),
  row('business', '/resetPassword/{token}', '/resetPassword/{token}', { isToday: true }),
  row('business', '/createPassword', '/resetPassword'),
  row('business', '/createPassword/{token}', '/resetPassword/{token}'),
];

/** The same address with each prefix that it can have. */
export function withPrefixes(from: string): readonly string[] {
  const prefixed = LEGACY_PREFIXES.map((prefix) => from.replace(/\{prefix\??\}/, prefix));
  if (from.includes('{prefix?}')) return [...prefixed, from.replace('/{prefix?}', '')];
  return from.includes('{prefix}') ? prefixed : [from];
}

interface Pattern {
  readonly row: LegacyRow;
  readonly parts: readonly string[];
  readonly hasRest: boolean;
}

function readPatterns(): ReadonlyMap<string, readonly Pattern[]> {
  const byStart = new Map<string, Pattern[]>();
  for (const one of LEGACY_URLS) {
    if (one.isToday) continue;
    for (const from of withPrefixes(one.from)) {
      const parts = from.slice(1).split('/');
      const hasRest = parts.at(-1) === '*';
      if (hasRest) parts.pop();
      const [start = ''] = parts;
      const known = byStart.get(start.toLowerCase()) ?? [];
      known.push({ row: one, parts: parts.map((part) => (part.startsWith('{') ? part : part.toLowerCase())), hasRest });
      byStart.set(start.toLowerCase(), known);
    }
  }
  return byStart;
}

const PATTERNS = readPatterns();

interface Part {
  /** The segment as it is in the URL, made safe to use in another one; null if it cannot be. */
  readonly raw: string | null;
  readonly text: string;
}

function readPart(raw: string): Part {
  let text = raw;
  try {
    text = decodeURIComponent(raw);
  } catch {
    return { raw: null, text };
  }
  if (text === '' || text === '.' || text === '..') return { raw: null, text };
  // A backslash counts as a slash to browsers, so `/\host` would lead away.
  return { raw: /^[\w.~!$&'()*+,;=:@%-]+$/.test(raw) ? raw : encodeURIComponent(text), text };
}

function matches({ parts, hasRest }: Pattern, path: readonly Part[]): boolean {
  if (hasRest ? path.length < parts.length : path.length !== parts.length) return false;
  return parts.every((part, at) => part.startsWith('{') || part === path[at]?.text.toLowerCase());
}

function targetOf({ row: { to, when, otherwise = '/' }, parts }: Pattern, path: readonly Part[]): string {
  let target = to;
  for (const [at, part] of parts.entries()) {
    if (!part.startsWith('{') || !target.includes(part)) continue;
    const { raw = null, text = '' } = path[at] ?? {};
    const value = when === 'sku' ? normalizeSku(text) : when === 'haeCourse' && !/^HAE/i.test(text) ? null : raw;
    if (value === null) return otherwise;
    target = target.replace(part, () => value);
  }
  return target;
}

export interface LegacyTarget {
  readonly path: string;
  /** It contains a token, which must not be cached. */
  readonly isSecret: boolean;
}

/** Where an old path leads, in one step; null when it is not old. The target is never an old one itself. */
export function legacyTarget(path: string): LegacyTarget | null {
  let target: LegacyTarget | null = null;
  // `/{prefix}/page/{name}` can name another legacy URL of one segment, and none of those redirects to a legacy one.
  for (let step = 0; step < 3; step += 1) {
    const from: string = target?.path ?? path;
    // Most URLs are not legacy ones, and need no more than this.
    if (!LEGACY_START.test(from) && !/^\/[^/]*%/.test(from)) return target;
    const parts = from.split('/').slice(1).map(readPart);
    while (parts.length > 1 && parts.at(-1)?.text === '') parts.pop();
    const pattern = PATTERNS.get(parts[0]?.text.toLowerCase() ?? '')?.find((one) => matches(one, parts));
    if (pattern === undefined) return target;
    target = { path: targetOf(pattern, parts), isSecret: pattern.row.from.includes('{token}') };
  }
  return { path: '/', isSecret: false };
}

/** The same for a URL with its query and fragment, which are kept; null when its path is not old. */
export function legacyHref(href: string): string | null {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const target = legacyTarget(path);
  return target === null ? null : target.path + rest;
}
