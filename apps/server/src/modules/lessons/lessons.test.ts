import { lesson } from '@regen/content-sdk/models';
import type { Certificate, ErrorBody, LessonProgress, LessonResult } from '@regen/sdk';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { signedFiles } from '../../routes.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

type Person = Awaited<ReturnType<TestServer['signIn']>>;

let server: TestServer;
let rita: Person;
let answersOf: ReadonlyMap<string, readonly number[]>;

const FIRST = 'lesson-layers';
const NAME = 'Rita Cole';
const TOPIC = 'topic-skin-science';

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { routes: [signedFiles] });
  rita = await server.signIn(PEOPLE.school);
  const { items } = await server.app.services.content.reader('school').list(lesson, { perPage: 100 });
  answersOf = new Map(items.map(({ id, checks }) => [id, checks.map(({ right }) => right)]));
});
afterAll(() => server?.close());
beforeEach(async () => {
  await server.db.query('delete from lesson_passes');
  await server.db.query('delete from topic_certificates');
});

const progress = async () =>
  (await server.call<LessonProgress>('GET', `/users/${rita.id}/lessons`, { as: rita })).body.topics;
const answer = <Body = LessonResult>(id: string, answers: readonly number[], as = rita) =>
  server.call<Body>('PUT', `/users/${as.id}/lessons/${id}/answers`, { as, body: { answers } });
const rightOf = (id: string): readonly number[] => answersOf.get(id) ?? [];
const certificate = <Body = Certificate>(topic = TOPIC) =>
  server.call<Body>('PUT', `/users/${rita.id}/topics/${topic}/certificate`, { as: rita });
const lessonsOfTopic = async () =>
  (await progress())
    .filter(({ topicId }) => topicId === TOPIC)
    .flatMap(({ sections }) => sections.flatMap(({ lessons }) => lessons));

test('progress has every topic, section and lesson in the order of the editors', async () => {
  const topics = await progress();
  expect(topics.map(({ slug }) => slug)).toEqual(['skin-science', 'first-room']);
  expect(topics[0]?.sections.map(({ slug }) => slug)).toHaveLength(2);
  expect(topics.flatMap(({ sections }) => sections.flatMap(({ lessons }) => lessons)).length).toBe(answersOf.size);
  expect((await lessonsOfTopic())[0]).toMatchObject({ lessonId: FIRST, passedAt: null });
});

test('a lesson is passed once all answers are right, and stays passed', async () => {
  const right = rightOf(FIRST);
  const wrong = right.map((option, place) => (place === 0 ? (option + 1) % 2 : option));
  const missed = await answer(FIRST, wrong);
  expect(missed.body).toMatchObject({
    passedAt: null,
    checks: right.map((rightOption, place) => ({ isRight: place > 0, rightOption })),
  });
  expect(missed.body.checks[0]?.why.length).toBeGreaterThan(10);
  expect((await lessonsOfTopic())[0]?.passedAt).toBeNull();

  const [first, again] = await Promise.all([answer(FIRST, right), answer(FIRST, right)]);
  const passedAt = first.body.passedAt;
  expect(passedAt).not.toBeNull();
  expect(again.body.passedAt).toBe(passedAt);
  server.clock.advance(60_000);
  expect((await answer(FIRST, wrong)).body).toMatchObject({ passedAt });
  expect((await answer(FIRST, right)).body).toMatchObject({ passedAt });
  expect((await lessonsOfTopic())[0]?.passedAt).toBe(passedAt);
});

test('each check needs an answer that it has', async () => {
  const right = rightOf(FIRST);
  const few = await answer<ErrorBody>(FIRST, right.slice(1));
  expect([few.status, few.body.details?.[0]?.path]).toEqual([400, '/answers']);
  expect(
    (
      await answer<ErrorBody>(
        FIRST,
        right.map(() => 5),
      )
    ).body.details?.[0]?.path,
  ).toBe('/answers/0');
  expect((await answer<ErrorBody>('lesson-that-is-not', [])).status).toBe(404);
});

test('the answers are in no record that a browser gets', async () => {
  const { status, text } = await server.call('GET', '/content/lesson/layers?view=open', { as: rita });
  expect([status, text.includes('Question 1 about the layers?')]).toEqual([200, true]);
  const section = await server.call('GET', '/content/schoolSection/structure', { as: rita });
  expect(section.status).toBe(200);
  expect(text + section.text).not.toMatch(/"right"|"why"/);
});

test('a certificate is issued after the last lesson, and stays as it is', async () => {
  const early = await certificate<ErrorBody>();
  expect([early.status, early.body.code]).toEqual([409, 'topic_not_complete']);
  const lessons = await lessonsOfTopic();
  const [last, ...others] = lessons.map(({ lessonId }) => lessonId).toReversed();
  for (const id of others) await answer(id, rightOf(id));
  expect((await certificate()).status).toBe(409);
  server.clock.advance(60_000);
  const { passedAt } = (await answer(last ?? '', rightOf(last ?? ''))).body;

  const responses = await Promise.all([certificate(), certificate()]);
  const [issued] = responses.map(({ body }) => body);
  expect(issued).toMatchObject({ name: NAME, topic: 'Skin science', completedAt: passedAt });
  expect(responses[1]?.body.certificateId).toBe(issued?.certificateId);
  expect((await progress()).map(({ isCertified }) => isCertified)).toEqual([true, false]);
  expect((await certificate<ErrorBody>('topic-that-is-not')).status).toBe(404);

  const file = await server.app.server.inject({ method: 'GET', url: issued?.url ?? '' });
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  await server.db.query('delete from lesson_passes');
  expect((await certificate()).body.certificateId).toBe(issued?.certificateId);
});

test('progress is for schools, and belongs to its person', async () => {
  const dora = await server.signIn(PEOPLE.professional);
  const path = (id: string) => `/users/${id}/lessons`;
  expect((await server.call('GET', path(dora.id), { as: dora })).status).toBe(403);
  expect((await server.call('GET', path(rita.id), { as: dora })).status).toBe(403);
  expect((await answer(FIRST, rightOf(FIRST), dora)).status).toBe(403);
  expect((await server.call('GET', path(rita.id))).status).toBe(401);
});
