import { categories, concerns, products } from '@regen/demo-store/catalog';
import { CONTENT_FOLDER } from '@regen/demo-store/content/index';
import { ROUTE_TABLE } from '@regen/web/route-table';
import { beforeAll, expect, it } from 'vitest';
import { readFolder, type FileRecord } from '../../content/import/read-folder.ts';

let records: readonly FileRecord[];
beforeAll(async () => {
  ({ records } = await readFolder(CONTENT_FOLDER));
});

interface SiteLink {
  readonly from: FileRecord;
  readonly href: string;
}

const valueOf = ({ fields }: FileRecord, field: string): unknown => fields[field]?.['en-US'];

function audiencesOf(record: FileRecord): readonly string[] {
  const given = valueOf(record, 'audiences');
  return Array.isArray(given) ? given.map(String) : [];
}

/** Every address in a value: of links in texts, and of fields that are a path. */
function hrefsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.startsWith('/') && !value.startsWith('//') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  // A text that begins with a slash is no link.
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'value' || name === 'url' || name === 'pattern' ? [] : hrefsIn(part),
  );
}

const links = (): readonly SiteLink[] =>
  records
    .filter(({ kind }) => kind === 'Entry')
    .flatMap((from) => hrefsIn(from.fields).map((href) => ({ from, href })));

/** `/blogs/$blogPostId` as a pattern; `{-$name}` may be missing, and a bare `$` is the rest. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').slice(1).filter(Boolean);
  const source = parts.map((part) => {
    if (part === '$') return '/.+';
    if (part.startsWith('{-$')) return '(?:/[^/]+)?';
    if (part === '$site') return '/(?:b2b|retail|school)';
    return part.startsWith('$') ? '/[^/]+' : `/${part.replaceAll('.', String.raw`\.`)}`;
  });
  return new RegExp(`^${source.join('') || '/'}$`);
}

/** Pages whose addresses have the slug of a record. */
const recordPages: readonly (readonly [pattern: RegExp, type: string])[] = [
  [/^\/blogs\/([^/]+)$/, 'blogPost'],
  [/^\/protocols\/([^/]+)$/, 'protocol'],
  [/^\/webinars\/([^/]+)$/, 'webinar'],
  [/^\/([^/]+)$/, 'page'],
];

/** The record that the address names, null if there is none, and undefined if it names none. */
function namedRecord(pathname: string): FileRecord | null | undefined {
  const isFixed = ROUTE_TABLE.some(({ path }) => !path.includes('$') && path === pathname);
  if (isFixed) return undefined;
  for (const [pattern, type] of recordPages) {
    const [, slug] = pattern.exec(pathname) ?? [];
    if (slug === undefined) continue;
    return records.find((record) => record.contentTypeId === type && valueOf(record, 'slug') === slug) ?? null;
  }
  return undefined;
}

/** What is wrong with a link; null if it leads to what its readers may see. */
function problemOf({ from, href }: SiteLink): string | null {
  const { pathname, searchParams } = new URL(href, 'http://store');
  if (!ROUTE_TABLE.some(({ path }) => patternOf(path).test(pathname))) return 'no such route';
  const [, sku] = /^\/products\/([^/]+)$/.exec(pathname) ?? [];
  if (sku !== undefined && !products.some((product) => product.sku === sku)) return 'no such product';
  for (const [name, known] of [
    ['category', categories],
    ['concern', concerns],
  ] as const) {
    const slug = searchParams.get(name);
    if (slug !== null && !known.some((term) => term.slug === slug)) return `no such ${name}`;
  }
  const named = namedRecord(pathname);
  if (named === null) return 'no such record';
  if (named && !audiencesOf(from).every((audience) => audiencesOf(named).includes(audience)))
    return 'not for its readers';
  return null;
}

it('links to pages, products and records that are there for its readers', () => {
  const all = links();
  expect(all.length).toBeGreaterThan(150);
  const broken = all.flatMap((link) => {
    const problem = problemOf(link);
    return problem === null ? [] : [`${link.from.id}: ${link.href}: ${problem}`];
  });
  expect(broken).toEqual([]);
});

it('would notice a link that leads nowhere', () => {
  const [from] = records.filter((record) => audiencesOf(record).includes('web'));
  expect(from).toBeDefined();
  const problems = [
    '/nowhere/at/all',
    '/products/99999999',
    '/products?category=none',
    '/blogs/no-such-post',
    '/no-such-page',
    '/regen-rewards',
    '/products/1101#how-to-use',
  ].map((href) => from && problemOf({ from, href }));
  expect(problems).toEqual([
    'no such route',
    'no such product',
    'no such category',
    'no such record',
    'no such record',
    'not for its readers',
    null,
  ]);
});

it('has at least 60 questions, and none by phone', () => {
  const questions = records.filter(({ contentTypeId }) => contentTypeId === 'faq');
  expect(questions.length).toBeGreaterThanOrEqual(60);
  const texts = records.filter(({ contentTypeId }) => ['faq', 'page'].includes(contentTypeId ?? ''));
  const numbers = texts.filter(({ fields }) =>
    /\+?1?[ (-]*801[) -]*555|\bcall us\b|\bby phone\b/i.test(JSON.stringify(fields)),
  );
  expect(numbers.map(({ id }) => id)).toEqual([]);
});
