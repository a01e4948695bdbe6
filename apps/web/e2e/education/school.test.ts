// Journey 5 up to the certificate: a student reads on a phone, goes on at a desk, and gets what the topic is worth.
import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { colleague, startSignedIn } from '../support/practice.ts';
import { heading, openOwn, step } from '../support/shopping.ts';
import { desktop, expectAccessible, expectRoomAt320, newVisitor, phone, press } from '../support/visitor.ts';

const RUTH = 'ruth@northfield.example';
const TOPIC = 'skin-science';

/** Passes what is left of a topic: a wrong try says which answers are right. */
async function passAll(): Promise<void> {
  const { regen, userId: id } = await colleague(RUTH);
  const { topics } = await regen.lessons.getProgress({ id });
  const lessons = topics
    .filter(({ slug }) => slug === TOPIC)
    .flatMap(({ sections }) => sections.flatMap((section) => section.lessons));
  for (const { lessonId, slug } of lessons.filter(({ passedAt }) => passedAt === null)) {
    const { checks } = await regen.content.get({ type: 'lesson', slug, view: 'open' });
    const first = (checks as unknown[]).map(() => 0);
    const tried = await regen.lessons.answer({ id, lessonId, answers: first });
    await regen.lessons.answer({ id, lessonId, answers: tried.checks.map(({ rightOption }) => rightOption) });
  }
}

/** The texts of a PDF file, as its fonts write them: in hexadecimal. */
function textsIn(file: Buffer): string {
  const starts = [...file.toString('latin1').matchAll(/stream\r?\n(?=\x78)/g)];
  return starts
    .map(({ index, 0: word }) => inflateSync(file.subarray(index + word.length)).toString('latin1'))
    .join('');
}

it('a student passes a lesson on the phone, sees it at the desk, and downloads the certificate', async () => {
  const page = await newVisitor(phone);
  await startSignedIn(page, RUTH);
  await page.goto('/');
  await openOwn(page, 'Ruth', 'Education');
  await heading(page, 'Education').waitFor();
  await expectAccessible(page);
  await expectRoomAt320(page);
  await press(page.getByRole('link', { name: 'Skin science', exact: true }));
  await heading(page, 'Skin science').waitFor();
  await page.getByText('0 of 7 lessons passed').waitFor();
  await expectAccessible(page);
  await expectRoomAt320(page);
  await press(page.getByRole('link', { name: /^Start: / }));
  await heading(page, 'The epidermis, layer by layer').waitFor();
  expect(await page.content()).not.toContain('"right"');

  const check = page.getByRole('button', { name: 'Check answers' });
  await press(check);
  const groups = page.getByRole('main').getByRole('group');
  expect(await page.getByText('Choose an answer.').count()).toBe(await groups.count());
  for (const group of await groups.all()) await press(group.getByRole('radio').last());
  await press(check);
  await page
    .getByText(/answers? right\. Change the others/)
    .first()
    .waitFor();
  await expectAccessible(page);
  const given = page.getByText(/^The answer: /);
  for (const text of await given.allInnerTexts()) {
    await page.getByRole('radio', { name: text.replace('The answer: ', ''), exact: true }).check();
  }
  await press(check);
  await page.getByRole('main').getByText('You’ve passed this lesson.').waitFor();
  await expectRoomAt320(page);
  await press(page.getByRole('link', { name: /^Next: / }));
  await heading(page, 'The dermis, and what lies below').waitFor();

  const desk = await newVisitor(desktop);
  await startSignedIn(desk, RUTH);
  await desk.goto(`/school/education/${TOPIC}`);
  await desk.getByText('1 of 7 lessons passed').waitFor();
  expect(await step(desk, 'Your certificate').count()).toBe(0);
  await press(desk.getByRole('link', { name: 'Layers of the skin' }));
  await desk.getByRole('link', { name: 'The epidermis, layer by layer (passed)' }).waitFor();
  await expectAccessible(desk);

  await passAll();
  await desk.goto(`/school/education/${TOPIC}`);
  await step(desk, 'Your certificate').waitFor();
  await expectAccessible(desk);
  const download = desk.waitForEvent('download');
  await press(desk.getByRole('button', { name: 'Download certificate (PDF)' }));
  const file = await download;
  expect(file.suggestedFilename()).toBe('Skin science certificate.pdf');
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(textsIn(bytes).toLowerCase()).toContain(Buffer.from('Ruth Calder').toString('hex'));
});

it('shows a missing topic as not found, and the site map omits what is not for schools', async () => {
  const page = await newVisitor(desktop, { allowed: [/status of 404/] });
  await startSignedIn(page, RUTH);
  await page.goto('/school/education/none');
  await heading(page, 'We couldn’t find this topic').waitFor();
  await page.goto('/uac');
  await heading(page, 'Site map').waitFor();
  const links = page.getByRole('main').getByRole('region').getByRole('link');
  await links.filter({ hasText: 'Webinars' }).waitFor();
  await expect.poll(() => links.filter({ hasText: '12 Days of GlyMed' }).count()).toBe(0);
});
