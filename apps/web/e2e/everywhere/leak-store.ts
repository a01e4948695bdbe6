import { randomUUID } from 'node:crypto';
import { loadHarness } from '../../../../tools/server/harness.ts';
import type { View } from './leak-detector.ts';

const PASSWORD = 'regen-demo-2026';

/** The viewers: each channel, professionals of three tiers, and staff. */
const EMAILS = {
  visitor: null,
  retail: 'ana@clients.example',
  school: 'ruth@northfield.example',
  'tier 1': 'dana@lumenclinic.example',
  'tier 2': 'marcus@odeaesthetics.example',
  'tier 4': 'sofia@lindqvistmedspa.example',
  admin: 'noor@regen.example',
} as const;
export type Role = keyof typeof EMAILS;
export const ROLES = Object.keys(EMAILS) as Role[];

/** A viewer with a browser, signed in unless it is the visitor. */
export interface Person {
  readonly role: Role;
  /** What calls about their cart name them by. */
  readonly id: string;
  /** What calls about the catalog and recommendations name them by. */
  readonly reader: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly view: View;
}

interface ProductRow {
  sku: string;
  name: string;
  gtin: string | null;
  sku_type: string;
  visible_web: boolean;
  visible_retail: boolean;
  visible_school: boolean;
  visible_pro: boolean;
  /** Retail, school, then tier 1 to 4. */
  prices: (number | null)[];
}

export interface BundleRow {
  id: string;
  token: string;
  user_id: string;
  account_id: string;
  mark: string;
  recipients: string[];
  /** On the page of its store, for everyone. */
  is_published: boolean;
}

export interface Store {
  readonly url: string;
  readonly apiUrl: string;
  readonly people: ReadonlyMap<Role, Person>;
  readonly products: readonly ProductRow[];
  readonly bundles: readonly BundleRow[];
  /** Values that paths name, by what they are. */
  readonly names: Readonly<
    Record<
      'users' | 'accounts' | 'orders' | 'pages' | 'records' | 'resources' | 'labels' | 'categories' | 'concerns',
      string[]
    >
  >;
  readonly courses: readonly string[];
  /** Paths of files that only records of some channels link to. */
  readonly gatedFiles: readonly string[];
  stop(): Promise<void>;
}

const COLUMNS = ['retail', 'school', 'tier 1', 'tier 2', 'tier 3', 'tier 4'];

const AUDIENCES = `array(select a from jsonb_array_elements_text(published_fields #> '{audiences,en-US}') with ordinality l(a, at) order by at)`;

/** Audiences of records that visitors can't read, in alphabetical order. */
const GATED = `select kind, id, (select string_agg(a, '' order by a) from unnest(${AUDIENCES}) a) as readers
  from content_records where published_fields ? 'audiences' and not 'web' = any(${AUDIENCES})`;

/** Files with who may read the records that link to them; a file of a record for visitors, or of an author, is for everybody. */
const GATED_FILES = `select a.kind, a.id, string_agg(distinct reader, '' order by reader) as readers
  from content_records a join content_records r on r.kind = 'Entry' and r.published_at is not null and r.published_fields::text like '%"' || a.id || '"%'
    cross join unnest(case when r.content_type_id = 'author' then array['web'] else ${AUDIENCES.replaceAll('published_fields', 'r.published_fields')} end) reader
  where a.kind = 'Asset' and a.published_at is not null group by a.kind, a.id having not 'web' = any(array_agg(reader))`;

/** A field with a mark at its end, if it is there and has room for one. */
const markedLine = (field: string, mark: string): string =>
  `'${field}', case when length(published_fields #>> '{${field},en-US}') < 260
     then jsonb_set(published_fields -> '${field}', '{en-US}', to_jsonb(published_fields #>> '{${field},en-US}' || ' ${mark}' || mark)) end`;

// Every professional price becomes an amount that nothing else in the store costs: $74xx.x1 is the first tier, $71xx.x4 the last, $76xx.x6 the
// schools'. Whatever only some may read carries a mark, so that no word has to be guessed.
const MARK_EVERYTHING = [
  `with numbered as (select sku, (row_number() over (order by sku))::int * 10 as at from products)
   update products p set pro_tier1_price_cents = 740001 + at, pro_tier2_price_cents = 730002 + at,
     pro_tier3_price_cents = 720003 + at, pro_tier4_price_cents = 710004 + at,
     school_price_cents = case when p.school_price_cents is null then null else 760006 + at end
   from numbered n where n.sku = p.sku and p.pro_tier1_price_cents is not null`,
  `update products set name = name || ' zqxnamexqz', tagline = tagline || ' zqxtaglinexqz', keywords = keywords || array['zqxkeywordxqz'],
     key_ingredients = key_ingredients || array['zqxingredientxqz'],
     content = jsonb_set(content, '{description}', content -> 'description' || '["zqxdescriptionxqz"]'::jsonb)
   where retail_price_cents is null`,
  `update reviews set body = body || ' zqxreviewxqz' where sku in (select sku from products where retail_price_cents is null)`,
  // Of guests: a person reads their own before staff have published it.
  `update reviews set body = body || ' zqxpendingxqz' where state <> 'published' and user_id is null`,
  `update categories set name = name || ' zqxcategoryxqz' where not 'web' = any(audiences)`,
  // Records of some channels: in the lines that lists show, and at the end of their texts.
  `with listed as (select kind, id, ${AUDIENCES} as audiences from content_records where published_fields ? 'audiences'),
     marked as (select kind, id, array_to_string(audiences, '') || 'xqz' as mark from listed where cardinality(audiences) < 4)
   update content_records r set published_fields = published_fields || jsonb_strip_nulls(jsonb_build_object(
       ${['title', 'label', 'summary'].map((field) => markedLine(field, 'zqxpage')).join(', ')}, ${markedLine('question', 'zqxfaq')},
       'body', case when published_fields #> '{body,en-US,content}' is not null then jsonb_set(published_fields -> 'body', '{en-US,content}',
         published_fields #> '{body,en-US,content}' || jsonb_build_array(jsonb_build_object('nodeType', 'paragraph', 'data', '{}'::jsonb,
           'content', jsonb_build_array(jsonb_build_object('nodeType', 'text', 'value', 'zqxpage' || mark, 'marks', '[]'::jsonb, 'data', '{}'::jsonb))))) end))
   from marked m where m.kind = r.kind and m.id = r.id`,
  // In URLs too: a sitemap has nothing else.
  `update content_records r set published_fields = jsonb_set(published_fields, '{slug,en-US}', to_jsonb(published_fields #>> '{slug,en-US}' || '-zqxslug' || readers || 'xqz'))
   from (${GATED}) g where g.kind = r.kind and g.id = r.id and published_fields #>> '{slug,en-US}' is not null`,
  `update content_records r set published_fields = jsonb_set(published_fields, '{file,en-US,fileName}', to_jsonb('zqxfile' || readers || 'xqz-' || (published_fields #>> '{file,en-US,fileName}')))
   from (${GATED_FILES}) g where g.kind = r.kind and g.id = r.id`,
  // Written past the content service: each process has to read the space again.
  `update content_changes set revision = revision + 1, changed_at = now()`,
  `update content_head set epoch = gen_random_uuid()`,
  `select pg_notify('regen', '{"topic":"content","payload":{}}')`,
  `with numbered as (select id, 'zqxbundle' || row_number() over (order by id) || 'xqz' as mark from bundles)
   update bundles b set name = b.name || ' ' || mark, instructions = b.instructions || ' ' || mark,
     file_name = case when b.file_key is null then null else mark || '.pdf' end from numbered n where n.id = b.id`,
  // Where a product for professionals could slip through to others: recommended, remembered, a next step, part of a kit.
  `insert into bundle_items (bundle_id, position, sku, quantity) select id, 90, 'GM3101', 1 from bundles`,
  `insert into favorites (user_id, sku) select id, 'GM3102' from users on conflict do nothing`,
  `update products set content = jsonb_set(content, '{related}', content -> 'related' || '["GM3103"]'::jsonb) where retail_price_cents is not null`,
  `update products set content = jsonb_set(content, '{kitContents}', content -> 'kitContents' || '[{"sku":"GM3104","quantity":1}]'::jsonb)
   where sku_type = 'kit' and retail_price_cents is not null`,
];

type Channel = 'web' | 'retail' | 'school' | 'b2b';
const CHANNELS: readonly Channel[] = ['web', 'retail', 'school', 'b2b'];

/** Every set of channels that gated content can be for. */
const READERS: readonly Channel[][] = Array.from({ length: 7 }, (_, at) =>
  (['b2b', 'retail', 'school'] as const).filter((_channel, bit) => (at + 1) & (1 << bit)),
);

interface Reader {
  channel: Channel;
  tier: number;
  accountId: string | null;
  isStaff: boolean;
}

function viewOf(
  { channel, tier, accountId, isStaff }: Reader,
  {
    products,
    bundles,
    audiences,
  }: { products: readonly ProductRow[]; bundles: readonly BundleRow[]; audiences: string[] },
): View {
  // Professionals see the price of the first tier beside their own; what retail clients pay is public.
  const mine = new Set([0, ...(channel === 'school' ? [1] : []), ...(channel === 'b2b' ? [2, tier + 1] : [])]);
  const isSold = (product: ProductRow) =>
    ({
      web: product.visible_web,
      retail: product.visible_retail,
      school: product.visible_school,
      b2b: product.visible_pro,
    })[channel];
  const prices = new Map<string, Set<number>>();
  const hiddenAmounts = new Map<number, string>();
  const hiddenCodes = new Set<string>();
  for (const product of products) {
    // A free item is none of those that are sold, costs nothing, and is for everybody.
    const isShown = isSold(product) || product.sku_type === 'sample';
    const shown = new Set(product.sku_type === 'sample' ? [0] : []);
    product.prices.forEach((cents, column) => {
      if (cents === null) return;
      if (isShown && mine.has(column)) shown.add(cents);
      else if (column > 0) hiddenAmounts.set(cents, `the ${COLUMNS[column]} price of ${product.sku}`);
    });
    if (isShown) prices.set(product.sku, shown);
    else for (const code of [product.sku, product.gtin]) if (code !== null) hiddenCodes.add(code);
  }
  const isProfessional = channel === 'b2b' || channel === 'school';
  const ofProducts = ['name', 'tagline', 'keyword', 'ingredient', 'description', 'category', 'review'].map(
    (word) => `zqx${word}xqz`,
  );
  const ofBundles = bundles.filter(
    (bundle) =>
      isStaff || bundle.is_published || bundle.account_id === accountId || bundle.recipients.includes(accountId ?? ''),
  );
  // What visitors may read is in public pages, which are the same for everybody.
  const ofChannel = audiences
    .filter((list) => list.split(',').some((one) => one === channel || one === 'web'))
    .map((list) => list.replaceAll(',', ''));
  const marks = new Set([
    ...(isProfessional ? ofProducts : []),
    ...(isStaff ? ['zqxpendingxqz'] : []),
    ...ofBundles.map(({ mark }) => mark),
    ...ofChannel.flatMap((list) => [`zqxpage${list}xqz`, `zqxfaq${list}xqz`]),
    ...READERS.filter((list) => list.includes(channel)).flatMap((list) => {
      const readers = list.join('');
      return [`zqxslug${readers}xqz`, `zqxfile${readers}xqz`];
    }),
  ]);
  return { prices, hiddenAmounts, hiddenCodes, marks };
}

/** Until questions that visitors may read have their mark: the content is read again a moment after it was written. */
async function untilMarked({ apiUrl, clientKey }: { apiUrl: string; clientKey: string }): Promise<void> {
  const headers = { authorization: `Basic ${btoa(`${clientKey}:`)}`, 'browser-id': randomUUID() };
  const deadline = performance.now() + 20_000;
  while (!(await (await fetch(`${apiUrl}/faqs?search=zqxfaq`, { headers })).text()).includes('zqxfaq')) {
    if (performance.now() > deadline) throw new Error('The content was not read again.');
  }
}

/** The whole store on a port of its own, with everything marked that not everybody may see. */
export async function openMarkedStore(): Promise<Store> {
  const { startLiveStore } = await loadHarness();
  const live = await startLiveStore();
  const { db } = live;
  const list = async (text: string) => (await db.query<{ it: string }>(text)).rows.map(({ it }) => it);
  for (const statement of MARK_EVERYTHING) await db.query(statement);
  await live.reloadCatalog();
  await untilMarked(live);

  const { rows: products } = await db.query<ProductRow>(
    `select sku, name, gtin, sku_type, visible_web, visible_retail, visible_school, visible_pro, array[retail_price_cents,
       school_price_cents, pro_tier1_price_cents, pro_tier2_price_cents, pro_tier3_price_cents, pro_tier4_price_cents] as prices
     from products order by sku`,
  );
  const { rows: bundles } = await db.query<BundleRow>(
    `select id, token, user_id, account_id, substring(name from 'zqxbundle[0-9]+xqz') as mark,
       array(select account_id from bundle_recipients r where r.bundle_id = b.id) as recipients,
       exists (select from store_bundles s where s.bundle_id = b.id) as is_published
     from bundles b order by id`,
  );
  const audiences = await list(
    `select distinct array_to_string(${AUDIENCES}, ',') as it from content_records where published_fields ? 'audiences'`,
  );

  async function enter(role: Role): Promise<Person> {
    const basic = { authorization: `Basic ${btoa(`${live.clientKey}:`)}`, 'browser-id': randomUUID() };
    const email = EMAILS[role];
    const known = { products, bundles, audiences };
    if (email === null) {
      const view = viewOf({ channel: 'web', tier: 0, accountId: null, isStaff: false }, known);
      return { role, id: 'guest', reader: 'public', headers: basic, view };
    }
    const response = await fetch(`${live.apiUrl}/auth/users/login`, {
      method: 'POST',
      headers: { ...basic, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    if (!response.ok) throw new Error(`${email} could not sign in: ${response.status}`);
    const { jwt, id } = (await response.json()) as { jwt: string; id: string };
    const { rows } = await db.query<{ site: Channel; tier: number | null; account_id: string; account_type: string }>(
      'select site, tier, account_id, account_type from users u join accounts a on a.id = u.account_id where u.id = $1',
      [id],
    );
    const [row] = rows;
    if (!row || !CHANNELS.includes(row.site)) throw new Error(`${email} has no channel.`);
    const reader = {
      channel: row.site,
      tier: row.tier ?? 1,
      accountId: row.account_id,
      isStaff: row.account_type === 'admin',
    };
    return { role, id, reader: id, headers: { ...basic, authorization: `Bearer ${jwt}` }, view: viewOf(reader, known) };
  }

  const people = new Map(await Promise.all(ROLES.map(async (role) => [role, await enter(role)] as const)));
  const demo = `like '%0000000000000%'`;
  return {
    url: live.url,
    apiUrl: live.apiUrl,
    people,
    products,
    bundles,
    names: {
      users: await list(`select id as it from users where id ${demo} order by id limit 12`),
      accounts: await list(`select id as it from accounts where id ${demo} order by id limit 12`),
      orders: await list(
        `select id as it from (select id, row_number() over (partition by user_id order by id) as at from orders) o where at <= 2 order by id limit 24`,
      ),
      pages: await list(`select id as it from content_records where content_type_id = 'page' order by id`),
      records: await list(
        `select content_type_id || '/' || coalesce(published_fields #>> '{slug,en-US}', id) as it from content_records
         where kind = 'Entry' and published_at is not null order by id`,
      ),
      resources: await list(
        `select published_fields #>> '{slug,en-US}' as it from content_records where content_type_id = 'resource' and published_at is not null order by id`,
      ),
      labels: await list('select label as it from store_labels order by label'),
      categories: await list('select slug as it from categories order by slug'),
      concerns: await list('select slug as it from concerns order by slug'),
    },
    gatedFiles: await list(
      `select '/content/files/regen/' || a.id || '/' || (a.published_fields #>> '{file,en-US,hash}') || '/' || (a.published_fields #>> '{file,en-US,fileName}') as it
       from content_records a join (${GATED_FILES}) g on g.kind = a.kind and g.id = a.id where not a.is_secured order by a.id`,
    ),
    courses: await list('select id as it from courses order by id limit 8'),
    stop: () => live.stop(),
  };
}
