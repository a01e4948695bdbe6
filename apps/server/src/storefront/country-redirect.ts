import { normalizeCountry } from '@regen/domain';
import type { Config } from '../config.ts';
import { parseCookies } from '../http/request/cookies.ts';

/** Who is redirected to the global site (rule A9). */
export interface CountryRules {
  readonly site: string;
  /** ISO codes. */
  readonly countries: ReadonlySet<string>;
  readonly cookie: string;
  readonly excluded: readonly string[];
}

export interface Visit {
  readonly method: string;
  readonly path: string;
  /** With its `?`, or nothing. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export type CountryDecision =
  /** To the global site. */
  | { readonly kind: 'leave'; readonly to: string }
  /** The visitor chose to stay: remembered, then redirected to the same page. */
  | { readonly kind: 'stay'; readonly to: string }
  /** The visitor came back from there on purpose: remembered, and the page shown. */
  | { readonly kind: 'welcome' };

/** Remembers who chose to stay. */
export const STAY_COOKIE = 'stay';

/** The query of links whose visitors want to stay: `/?stay=1`. */
const STAY_QUERY = /(^|&)stay=1(?=&|$)/;

// Someone who opens a link from an email or a person wants this very page, whatever the settings say.
const TOKEN_PATHS = [
  '/bundle',
  '/createPassword',
  '/impersonate',
  '/invitation',
  '/notifications',
  '/order',
  '/recommendations',
  '/resetPassword',
  '/stock-alerts',
];

const ROBOT =
  /bot\b|bot[/_-]|crawl|spider|slurp|preview|fetch|monitor|validator|lighthouse|headless|facebookexternalhit|whatsapp|embedly|curl|wget|python|java\/|go-http|okhttp|axios|node/i;

/** The rules of the settings; null when none are set, which is the default. */
export function countryRules(config: Config): CountryRules | null {
  const { GLOBAL_SITE_URL: site, GLOBAL_SITE_COUNTRIES, GLOBAL_SITE_EXCLUDE, COUNTRY_COOKIE } = config;
  if (site === undefined) return null;
  return {
    site,
    countries: new Set(GLOBAL_SITE_COUNTRIES),
    cookie: COUNTRY_COOKIE,
    excluded: [...TOKEN_PATHS, ...GLOBAL_SITE_EXCLUDE],
  };
}

function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}

/** Whether a human opens a page, as far as a request shows: not a robot, a picture or a prefetch. */
function isPerson({ method, headers }: Visit): boolean {
  if (method !== 'GET') return false;
  const agent = String(headers['user-agent'] ?? '');
  if (agent === '' || ROBOT.test(agent)) return false;
  if (!/text\/html/.test(String(headers['accept'] ?? ''))) return false;
  if (headers['sec-purpose'] !== undefined || headers['purpose'] !== undefined) return false;
  const destination = headers['sec-fetch-dest'];
  return destination === undefined || destination === 'document';
}

/**
 * What to do with a visit, null for nothing. Redirected (rule A10) is a visitor who neither chose to stay nor has an account of this
 * store's own country (the platform cookie, rule S10), on a page without a token.
 */
export function countryDecision(rules: CountryRules, visit: Visit): CountryDecision | null {
  const { path, query, headers } = visit;
  if (visit.method === 'GET' && STAY_QUERY.test(query.slice(1))) {
    const rest = query.slice(1).replace(STAY_QUERY, '').replace(/^&/, '');
    return { kind: 'stay', to: path + (rest === '' ? '' : `?${rest}`) };
  }
  const cookies = parseCookies(headers['cookie'] as string | undefined);
  const country = normalizeCountry(cookies[rules.cookie] ?? '');
  if (country === null || !rules.countries.has(country)) return null;
  if (cookies[STAY_COOKIE] !== undefined || cookies['platform'] === 'regen') return null;
  if (rules.excluded.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))) return null;
  if (!isPerson(visit)) return null;
  const from = originOf(String(headers['referer'] ?? ''));
  if (from !== null && from === originOf(rules.site)) return { kind: 'welcome' };
  return { kind: 'leave', to: rules.site };
}
