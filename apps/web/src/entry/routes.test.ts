// Every page of the route table, as everybody: what matches, whom a guard lets in, and what the window is called.
import { accountGet } from '@regen/sdk/query';
import { describe, expect, it } from 'vitest';
import { post } from '~/testing/blog-post.ts';
import { openApp } from '~/testing/open-app.ts';
import { staff, userOf } from '~/testing/people.ts';
import { protocol } from '~/testing/protocol.ts';
import { schoolRecord } from '~/testing/school.ts';
import { webinar } from '~/testing/webinar.ts';
import { readPages } from './pages.ts';

const people = {
  visitor: undefined,
  b2b: userOf('b2b'),
  retail: userOf('retail'),
  school: userOf('school'),
  staff,
};
type Role = keyof typeof people;
const roles = Object.keys(people) as Role[];
const channelOf = (role: Role) => people[role]?.site;

const pages = readPages();
const known: Readonly<Record<string, string>> = {
  sku: '1401',
  storeLabel: 'lumen-boulder',
  accountId: 'acc_retail',
  applicationId: 'apl_1',
  userId: 'usr_1',
  name: 'returns-policy',
};
const fill = (path: string, site: string) =>
  path
    .replace(/\{-(\$\w+)\}/, '$1')
    .replace(/\$(\w*)/g, (_, name: string) => (name === 'site' ? site : name === '' ? '' : (known[name] ?? 'tok_1')))
    .replace(/(.)\/$/, '$1');

/** The example of the contract has questions, which are other records. */
const nothing = { items: [], currentPage: 1, totalPages: 0, totalCount: 0, perPage: 100 };

/** Where a role ends up after opening a URL, and what it sees. */
async function visit(role: Role, href: string) {
  const app = openApp(people[role]);
  // The example of the contract is a record of another type.
  if (href.startsWith('/blogs/')) app.mocks.on('contentGet', { ...post });
  if (href === '/education') app.mocks.on('contentGet', { ...post, type: 'page', title: 'Education' });
  if (href.startsWith('/webinars/')) app.mocks.on('contentGet', { ...webinar });
  if (href.startsWith('/school/education/')) app.mocks.on('contentGet', { ...schoolRecord });
  if (href.startsWith('/protocols/')) app.mocks.on('contentGet', { ...protocol });
  if (href === '/resources' || href === '/uac') app.mocks.on('contentList', nothing);
  await app.open(href);
  const { location, matches } = app.router.state;
  const meta = matches.flatMap((match) => match.meta ?? []);
  const title = meta.findLast((tag) => tag && 'title' in tag)?.title;
  return {
    app,
    at: location.href,
    leaf: matches.at(-1)?.fullPath,
    statuses: matches.map(({ status }) => status),
    title,
  };
}

const ONE_SITE: Readonly<Record<string, readonly string[]>> = {
  '/$site/my-account/regen-rewards': ['b2b'],
  '/$site/my-account/my-professional': ['retail'],
};

/** The pages of the table, once for each channel that its URL may begin with. */
const addresses = pages.flatMap((page) => {
  const sites = ONE_SITE[page.path] ?? ['b2b', 'retail', 'school'];
  return (page.path.includes('$site') ? sites : ['']).map((site) => ({ ...page, site, href: fill(page.path, site) }));
});

/** Pages of data are called by what they show; an order says its number, a conversation with whom it is, a protocol its own title. */
function isTitled(shown = '', title?: string): boolean {
  if (title === undefined) return /^\S.* · Regen$/.test(shown);
  return (
    shown === `${title} · Regen` ||
    (title === 'Order' && /^Order R-\d+ · Regen$/.test(shown)) ||
    (title === 'Messages' && shown === 'Ana Ruiz · Regen') ||
    (title === 'Protocol' && shown === 'Calm facial · Regen') ||
    (title === 'Application' && shown === 'Quiet Room Skin Studio · Regen') ||
    (title === 'Person' && shown === 'Nora Vale · Regen') ||
    (title === 'Topic' && shown === 'Skin science · Regen') ||
    (title === 'Section' && shown === 'How the barrier holds water · Regen')
  );
}

const isOpen = (role: Role, { audience, site }: (typeof addresses)[number]): boolean => {
  if (audience === 'member') return role !== 'visitor';
  if (audience === 'site') return channelOf(role) === site;
  if (audience === 'b2b' || audience === 'school') return channelOf(role) === audience;
  if (audience === 'trained') return channelOf(role) === 'b2b' || channelOf(role) === 'school';
  if (audience === 'staff') return role === 'staff';
  return true;
};

describe.each(roles)('as %s', (role) => {
  const behindGuard = addresses.filter(({ audience = '' }) =>
    ['site', 'b2b', 'school', 'trained', 'staff', 'member'].includes(audience),
  );
  const own = addresses.filter(
    (page) =>
      !page.isRedirect &&
      page.path !== '/accept-terms' &&
      !(page.audience === 'visitors' && role !== 'visitor') &&
      // They write in the area of the staff.
      !(page.path.startsWith('/$site/messages') && role === 'staff') &&
      isOpen(role, page),
  );

  it('shows what is open', async () => {
    for (const { href, path, title } of own) {
      const there = await visit(role, href);
      expect({ href, ...there, app: undefined }).toMatchObject({ at: href, leaf: expect.stringContaining(path) });
      expect([href, new Set(there.statuses)]).toEqual([href, new Set(['success'])]);
      expect([href, there.title, isTitled(there.title, title)]).toEqual([href, there.title, true]);
    }
  });

  it('asks for a sign-in, or says in the place of the page whom it is for', async () => {
    const closed = behindGuard.filter(
      (page) => !page.isRedirect && page.path !== '/accept-terms' && !isOpen(role, page),
    );
    for (const { href, audience } of closed) {
      const { at, statuses, app } = await visit(role, href);
      const signIn = { at: `/login?redirect=${encodeURIComponent(href)}`, status: 'success' };
      expect({ at, status: statuses[1] }).toEqual(
        role === 'visitor' && audience !== 'trained' ? signIn : { at: href, status: 'notFound' },
      );
      // Nothing of what is behind the guard was read.
      const reads = app.mocks.calls.map(({ operationId }) => operationId);
      expect([href, ...reads.filter((id) => !/^(category|accountGet)/.test(id))]).toEqual([href]);
    }
  });
});

it('asks for new terms on the way from one private page to another', async () => {
  const app = openApp(people.retail);
  const { call, queryClient } = app.router.options.context;
  const pathname = () => app.router.state.location.pathname;
  await app.open('/retail/my-account/profile');
  await app.open('/retail/my-account/favorites');
  expect(pathname()).toBe('/retail/my-account/favorites');

  const account = await queryClient.ensureQueryData(accountGet(call));
  app.mocks.on('accountGet', { ...account, terms: { ...account.terms, isAcceptanceDue: true } });
  // As when its ten minutes are over.
  await queryClient.invalidateQueries({ queryKey: accountGet(call).queryKey, refetchType: 'none' });
  // Where people copy or delete their data, which needs no terms.
  await app.open('/retail/my-account/profile');
  expect(pathname()).toBe('/retail/my-account/profile');
  await app.open('/retail/my-account/favorites');
  expect(pathname()).toBe('/accept-terms');
});
