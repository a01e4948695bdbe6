import { concerns, products } from '@regen/demo-store/catalog';
import { CONTENT_FOLDER } from '@regen/demo-store/content/index';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFolder } from '../../content/import/read-folder.ts';
import type { FileRecord } from '../../content/import/read-folder.ts';
import { linksIn } from '../../content/records/links.ts';

let records: FileRecord[];
beforeAll(async () => {
  ({ records } = await readFolder(CONTENT_FOLDER));
});

const retail = new Set(products.flatMap(({ sku, prices }) => (prices.retail === null ? [] : [sku])));

const ofType = (type: string) => records.filter(({ contentTypeId }) => contentTypeId === type);
const valueOf = (record: FileRecord, field: string): unknown => record.fields[field]?.['en-US'];
const textsOf = (record: FileRecord, field: string): string[] => {
  const value = valueOf(record, field);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
};
const numberOf = (record: FileRecord, field: string): number => Number(valueOf(record, field) ?? 0);
const stepsOf = (protocol: FileRecord) =>
  linksIn(valueOf(protocol, 'steps')).flatMap(({ id }) => records.filter((record) => record.id === id));
const idsOf = (found: readonly FileRecord[]) => found.map(({ id }) => id);

describe('a protocol', () => {
  it('sends nobody home with what a client cannot buy', () => {
    const home = ofType('protocol').flatMap((protocol) => textsOf(protocol, 'homeCare'));
    expect(home.length).toBeGreaterThan(0);
    expect(home.filter((sku) => !retail.has(sku))).toEqual([]);
  });

  it('has six to fourteen steps, whose timers fit into its length', () => {
    const protocols = ofType('protocol');
    expect(protocols.length).toBeGreaterThanOrEqual(20);
    const minutesOf = (protocol: FileRecord) =>
      stepsOf(protocol).reduce((sum, step) => sum + numberOf(step, 'seconds'), 0) / 60;
    expect(idsOf(protocols.filter((one) => stepsOf(one).length < 6 || stepsOf(one).length > 14))).toEqual([]);
    expect(idsOf(protocols.filter((one) => minutesOf(one) > numberOf(one, 'minutes')))).toEqual([]);
  });

  it('lists the back bar that its steps use', () => {
    const backBar = (protocol: FileRecord) => textsOf(protocol, 'products').toSorted();
    const used = (protocol: FileRecord) =>
      [...new Set(stepsOf(protocol).flatMap((step) => textsOf(step, 'products')))]
        .filter((sku) => !retail.has(sku))
        .toSorted();
    expect(ofType('protocol').map(backBar)).toEqual(ofType('protocol').map(used));
  });

  it('names concerns and skin types of the catalog, and when not to treat', () => {
    const slugs = new Set<string>([
      ...concerns.map(({ slug }) => slug),
      ...products.flatMap((product) => product.skin_types),
    ]);
    const named = (protocol: FileRecord) => [...textsOf(protocol, 'concerns'), ...textsOf(protocol, 'skinTypes')];
    expect(
      ofType('protocol')
        .flatMap(named)
        .filter((slug) => !slugs.has(slug)),
    ).toEqual([]);
    expect(idsOf(ofType('protocol').filter((one) => textsOf(one, 'contraindications').length < 3))).toEqual([]);
  });

  it('has steps for nobody but its own readers', () => {
    const others = ofType('protocol').flatMap((protocol) =>
      stepsOf(protocol).filter((step) => textsOf(step, 'audiences').join() !== textsOf(protocol, 'audiences').join()),
    );
    expect(idsOf(others)).toEqual([]);
  });
});

describe('the school', () => {
  it('has each lesson in one section, and each section in one topic', () => {
    const linked = (type: string, field: string) =>
      ofType(type).flatMap((record) => linksIn(valueOf(record, field)).map(({ id }) => id));
    expect(linked('schoolTopic', 'sections').toSorted()).toEqual(idsOf(ofType('schoolSection')).toSorted());
    expect(linked('schoolSection', 'lessons').toSorted()).toEqual(idsOf(ofType('lesson')).toSorted());
    expect(ofType('lesson').length).toBeGreaterThanOrEqual(15);
  });

  it('says of a section how long its lessons take', () => {
    const total = (section: FileRecord) =>
      linksIn(valueOf(section, 'lessons'))
        .flatMap(({ id }) => records.filter((record) => record.id === id))
        .reduce((sum, lesson) => sum + numberOf(lesson, 'minutes'), 0);
    const wrong = ofType('schoolSection').filter((section) => total(section) !== numberOf(section, 'minutes'));
    expect(idsOf(wrong)).toEqual([]);
  });
});

it('the six links of the retail program lead to a file, or to a page for professionals', () => {
  const pages = new Set(
    ofType('page')
      .filter((page) => textsOf(page, 'audiences').includes('b2b'))
      .map((page) => `/${String(valueOf(page, 'slug'))}`),
  );
  const links = ofType('helpLink').toSorted((a, b) => numberOf(a, 'position') - numberOf(b, 'position'));
  expect(links.map((link) => valueOf(link, 'label'))).toEqual([
    'Instagram instructions',
    'Toolkit',
    'Desk signs with QR code',
    'Web banners',
    'Create a Bundle',
    'REGEN Rewards Information',
  ]);
  const leadsNowhere = (link: FileRecord) =>
    linksIn(valueOf(link, 'resource')).length === 0 && !pages.has(String(valueOf(link, 'href')));
  expect(idsOf(links.filter(leadsNowhere))).toEqual([]);
});
