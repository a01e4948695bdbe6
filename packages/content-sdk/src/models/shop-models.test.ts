import { afterEach, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { startDeliveryServer } from '../testing/delivery-server.ts';
import type { DeliveryServer } from '../testing/delivery-server.ts';
import { documentOf, paragraph, text } from '../testing/documents.ts';
import { openSnapshot, putPost } from '../testing/open-snapshot.ts';
import { assetLink, entryLink } from '../testing/space.ts';
import type { Model } from './define-model.ts';
import { homePage } from './home-page.ts';
import { promotion, promotionDay } from './promotion.ts';
import { protocol } from './protocol.ts';
import type { Protocol } from './protocol.ts';
import { resource } from './resource.ts';
import { lesson, openLesson, schoolSection, schoolTopic } from './school.ts';
import type { OpenLesson } from './school.ts';
import { openModels, shopModels } from './shop-models.ts';
import { announcement, helpLink, homeSection } from './site.ts';
import { webinar, webinarCard } from './webinar.ts';
import type { WebinarCard } from './webinar.ts';

let server: DeliveryServer;
beforeEach(async () => {
  server = await startDeliveryServer();
});
afterEach(() => server[Symbol.asyncDispose]());

const open = async () => openSnapshot(server, { models: shopModels });
const body = documentOf(paragraph(text('Text')));
const everybody = ['web', 'retail', 'b2b', 'school'];
const named = (slug: string) => ({ title: slug, slug, summary: 'What it is.', audiences: everybody });
const channels = ['web', 'retail', 'b2b', 'school', 'staff'];

/** Who of these may read the record. */
async function readersOf(read: (channel: string) => Promise<unknown>): Promise<string[]> {
  const found = await Promise.all(channels.map(async (channel) => ((await read(channel)) ? channel : [])));
  return found.flat();
}

describe('a webinar', () => {
  const putWebinar = (fields: Readonly<Record<string, unknown>> = {}) => {
    server.space.asset('film', { contentType: 'video/webm' });
    server.space.asset('words', { contentType: 'text/vtt' });
    const facts = { topic: 'Ingredients', publishedAt: '2026-05-01', seconds: 60 };
    const files = { video: assetLink('film'), captions: assetLink('words') };
    server.space.entry('webinar', 'acids', { ...named('acids'), ...facts, ...files, ...fields });
  };

  it('has its chapters and paragraphs in the order of the video', async () => {
    server.space.entry('author', 'mara', { name: 'Mara Quist', slug: 'mara-quist' });
    putWebinar({
      chapters: [
        { start: 30, title: 'Then' },
        { start: 0, title: 'First' },
      ],
      transcript: [
        { start: 31.5, text: 'And then.' },
        { start: 0, text: 'Welcome.' },
      ],
      speakers: [entryLink('mara')],
      products: ['GM3203'],
    });
    const { snapshot, problems } = await open();
    expect(await snapshot.reader('web').get(webinar, 'acids')).toMatchObject({
      publishedAt: '2026-05-01T00:00:00.000Z',
      seconds: 60,
      video: { contentType: 'video/webm' },
      captions: { contentType: 'text/vtt' },
      chapters: [{ title: 'First' }, { title: 'Then' }],
      transcript: [{ text: 'Welcome.' }, { text: 'And then.' }],
      speakers: [{ name: 'Mara Quist' }],
      products: ['GM3203'],
      related: [],
    });
    expect(problems).toEqual([]);
    expectTypeOf<WebinarCard>().not.toHaveProperty('transcript');
  });

  it('loses what is wrong in it, not its page', async () => {
    putWebinar({ chapters: [{ start: -1, title: 'Before' }], products: ['../secret'], picture: assetLink('film') });
    const { snapshot, problems } = await open();
    const found = await snapshot.reader('web').get(webinar, 'acids');
    expect(found).toMatchObject({ chapters: [], products: [], picture: null });
    expect(new Set(problems.map(({ field }) => field))).toEqual(new Set(['chapters', 'products', 'picture']));
    expect((await snapshot.reader('web').list(webinarCard)).total).toBe(1);
  });
});

describe('gated records', () => {
  it('stay with trained people, even if an editor opens a protocol to everybody', async () => {
    const { space } = server;
    const facts = { category: 'Acids', minutes: 45, level: 'Advanced', revisedAt: '2026-05-01' };
    space.entry('protocolStep', 'cleanse', { title: 'Cleanse', body, seconds: 90, audiences: everybody });
    const steps = [entryLink('cleanse')];
    space.entry('protocol', 'peel', { ...named('peel'), ...facts, steps, homeCare: ['GRX10'], before: body });
    space.entry('protocol', 'odd', { ...named('odd'), ...facts, level: 'Easy' });
    const { snapshot, problems } = await open();
    expect(await readersOf(async (channel) => snapshot.reader(channel).get(protocol, 'peel'))).toEqual([
      'b2b',
      'school',
    ]);
    expect(await snapshot.reader('b2b').get(protocol, 'peel')).toMatchObject({
      steps: [{ title: 'Cleanse', seconds: 90 }],
      homeCare: ['GRX10'],
      after: [],
    });
    expect(problems.filter(({ isLeftOut }) => isLeftOut).map(({ id, field }) => `${id} ${field}`)).toEqual([
      'odd level',
      'odd level',
    ]);
    expectTypeOf<Protocol['level']>().toEqualTypeOf<'Foundation' | 'Intermediate' | 'Advanced'>();
  });

  it('are read by schools only, and lessons without the answers', async () => {
    const { space } = server;
    const checks = [
      { question: 'Which pH?', options: ['3.5', '7'], right: 0, why: 'SECRET: it is an acid.' },
      { question: 'Which SPF?', options: ['30', '50'], right: 1, why: 'SECRET: the higher.' },
    ];
    space.entry('lesson', 'acids', { ...named('acids'), minutes: 5, body, checks });
    space.entry('schoolSection', 'ph', { ...named('ph'), position: 1, minutes: 5, lessons: [entryLink('acids')] });
    space.entry('schoolTopic', 'skin', { ...named('skin'), position: 1, body, sections: [entryLink('ph')] });
    const { snapshot, problems } = await open();
    const school = snapshot.reader('school');
    const gated: [Model, string][] = [
      [lesson, 'acids'],
      [schoolSection, 'ph'],
      [schoolTopic, 'skin'],
    ];
    for (const [model, slug] of gated) {
      expect(await readersOf(async (channel) => snapshot.reader(channel).get(model, slug))).toEqual(['school']);
    }
    const section = await school.get(schoolSection, 'ph');
    expect(section?.lessons[0]?.checks).toEqual([
      { question: 'Which pH?', options: ['3.5', '7'] },
      { question: 'Which SPF?', options: ['30', '50'] },
    ]);
    expect(JSON.stringify([section, await school.get(openLesson, 'acids')])).not.toMatch(/SECRET|right/);
    expect((await school.get(lesson, 'acids'))?.checks[1]).toMatchObject({ right: 1, why: 'SECRET: the higher.' });
    expect((await school.get(schoolTopic, 'skin'))?.sections).toMatchObject([{ title: 'ph' }]);
    expect(problems).toEqual([]);
    expectTypeOf<OpenLesson['checks'][number]>().toEqualTypeOf<{ question: string; options: string[] }>();
  });

  it('are no lesson with its answers among the models that a browser may name', () => {
    expect(shopModels.filter((model) => !openModels.includes(model))).toEqual([lesson, promotion, promotionDay]);
  });

  it('lose checks whose right option does not exist', async () => {
    const checks = [{ question: 'Which pH?', options: ['3.5', '7'], right: 2, why: 'None.' }];
    server.space.entry('lesson', 'acids', { ...named('acids'), minutes: 5, body, checks });
    const { snapshot, problems } = await open();
    expect(await snapshot.reader('school').get(openLesson, 'acids')).toMatchObject({ checks: [] });
    expect(problems[0]?.message).toContain('right must be one of the options');
  });
});

it('a promotion has its days in the order of its editor, and a real time zone', async () => {
  const { space } = server;
  for (const day of [1, 2]) {
    space.entry('promotionDay', `day-${day}`, { title: `Day ${day}`, day, body, products: [], audiences: everybody });
  }
  const dates = { startsAt: '2026-12-01T00:00-07:00', endsAt: '2026-12-13T00:00-07:00', body };
  const days = [entryLink('day-2'), entryLink('day-1')];
  space.entry('promotion', 'twelve', { ...named('twelve'), ...dates, zone: 'America/Denver', days });
  space.entry('promotion', 'nowhere', { ...named('nowhere'), ...dates, zone: 'Mars/Olympus' });
  space.entry('promotion', 'offset', { ...named('offset'), ...dates, zone: '+02:00' });
  const { snapshot } = await open();
  expect(await snapshot.reader('web').get(promotion, 'nowhere')).toBeNull();
  expect(await snapshot.reader('web').get(promotion, 'offset')).toBeNull();
  expect(await snapshot.reader('web').get(promotion, 'twelve')).toMatchObject({
    startsAt: '2026-12-01T07:00:00.000Z',
    afterBody: [],
    days: [{ day: 2 }, { day: 1 }],
  });
});

it('a resource is a file with its kind and topic', async () => {
  const { space } = server;
  space.asset('form', { contentType: 'application/pdf', fileName: 'form.pdf' });
  const facts = { kind: 'Form', topic: 'Treatment room', publishedAt: '2026-05-01', file: assetLink('form') };
  space.entry('resource', 'form', { ...named('form'), ...facts, pages: 2, audiences: ['b2b'] });
  const { snapshot } = await open();
  expect(await snapshot.reader('web').list(resource)).toMatchObject({ total: 0 });
  expect(await snapshot.reader('b2b').list(resource, { where: { topic: 'Treatment room' } })).toMatchObject({
    items: [{ pages: 2, file: { fileName: 'form.pdf' }, preview: null }],
  });
});

describe('parts of the site', () => {
  it('lead to paths of the site only', async () => {
    const { space } = server;
    const section = { heading: 'New', text: 'Look.', linkLabel: 'View', position: 0, audiences: everybody };
    space.entry('homeSection', 'in', { ...section, linkPath: '/products?sort=newest' });
    for (const [id, linkPath] of [
      ['out', 'https://elsewhere.example/'],
      ['other', '//elsewhere.example/'],
      ['script', 'javascript:alert(1)'],
    ]) {
      space.entry('homeSection', id ?? '', { ...section, linkPath });
    }
    const { snapshot } = await open();
    const { items } = await snapshot.reader('web').list(homeSection);
    expect(items.map(({ linkPath }) => linkPath)).toEqual(['/products?sort=newest']);
  });

  it('include the home page: the newest record first, for everyone, without invalid fields', async () => {
    const { space } = server;
    space.asset('portrait', { contentType: 'image/webp' });
    space.entry('homePage', 'home', {
      title: 'Soap from the harbor',
      primaryLabel: 'Shop',
      primaryPath: 'https://elsewhere.example/',
      picture: assetLink('portrait'),
      values: [{ title: 'Slow', text: 'We cure for six weeks.', icon: 'drop' }],
    });
    space.entry('homePage', 'untitled', { eyebrow: 'Nothing else' });
    const { snapshot } = await open();
    const list = async (channel: string) => snapshot.reader(channel).list(homePage, { perPage: 1 });
    expect(await readersOf(async (channel) => (await list(channel)).total === 1)).toEqual(channels);
    const [found] = (await list('web')).items;
    expect(found).toMatchObject({
      title: 'Soap from the harbor',
      primaryLabel: 'Shop',
      picture: { contentType: 'image/webp' },
      concernsPicture: null,
      values: [{ title: 'Slow', icon: 'drop' }],
    });
    expect(found).not.toHaveProperty('primaryPath');
    space.entry('homePage', 'home', { title: 'Soap', values: [{ title: 'Slow', text: 'Yes.', icon: 'rocket' }] });
    await snapshot.sync();
    expect((await list('web')).items[0]).toMatchObject({ title: 'Soap', values: [] });
  });

  it('announce the newest first, and what has no start last', async () => {
    const { space } = server;
    for (const [id, startsAt] of [['always'], ['older', '2026-01-01'], ['newer', '2026-06-01']]) {
      space.entry('announcement', id ?? '', { text: id, path: 'nowhere', startsAt, audiences: everybody });
    }
    const { snapshot } = await open();
    const { items } = await snapshot.reader('web').list(announcement);
    expect(items.map(({ text: line }) => line)).toEqual(['newer', 'older', 'always']);
    expect(items[0]).not.toHaveProperty('path');
  });

  it('help professionals with a link or a file', async () => {
    const { space } = server;
    const facts = { kind: 'Guide', topic: 'Retail program', publishedAt: '2026-05-01' };
    space.entry('resource', 'toolkit', { ...named('toolkit'), ...facts, audiences: ['b2b'] });
    const help = { label: 'Toolkit', summary: 'For the shelf.', position: 0, audiences: everybody };
    space.entry('helpLink', 'kit', { ...help, resource: entryLink('toolkit'), href: '/bundles' });
    const { snapshot } = await open();
    expect(await readersOf(async (channel) => snapshot.reader(channel).get(helpLink, 'kit'))).toEqual(['b2b']);
    expect(await snapshot.reader('b2b').get(helpLink, 'kit')).toMatchObject({
      href: '/bundles',
      resource: { title: 'toolkit' },
    });
  });
});

it('models of all parts live in one snapshot', async () => {
  putPost(server.space, 'acids');
  const { snapshot } = await open();
  expect(new Set(shopModels.map(({ type }) => type)).size).toBe(18);
  for (const model of shopModels) expect(await snapshot.unrestricted().list(model)).toHaveProperty('items');
});
