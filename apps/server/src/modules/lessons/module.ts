import { lesson } from '@regen/content-sdk/models';
import type { Certificate } from '@regen/sdk';
import type { Content } from '../../content/snapshot/create-content.ts';
import { self } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';
import { signedUrl } from '../../storage/signed-url.ts';
import type { Module } from '../module.ts';
import { checkAnswers } from './check-answers.ts';
import { lessonIdsOf, readOutline } from './outline.ts';
import { findCertificate, findPass, issueCertificate, passLesson, readPasses } from './repository.ts';
import type { CertificateRow } from './repository.ts';

type LessonOperation = 'lessonGetProgress' | 'lessonAnswer' | 'certificateIssue';

/** Who studies: the records are for schools only. */
const student = () => self('id', { sites: ['school'] });

const certificateKey = (id: string): string => `certificates/${id}`;

/** Progress in the school. What is taught is in content records; what has been passed is here. */
export function createLessonsModule(
  needs: Needs<'clock' | 'config' | 'db' | 'ids' | 'storage'> & { content: Content },
): Module<LessonOperation> {
  const { clock, content, db, ids, storage } = needs;
  const reader = content.reader('school');

  async function certificateOf(row: CertificateRow): Promise<Certificate> {
    const { id, name, topic, completedAt } = row;
    const key = certificateKey(id);
    if ((await storage.sizeOf(key)) === null) {
      // Loaded with the first certificate: most processes never draw one.
      const { drawCertificate } = await import('./draw-certificate.ts');
      await storage.put(key, await drawCertificate(row, needs.config.seller.brand), { contentType: 'application/pdf' });
    }
    const url = await signedUrl(needs, key, `${topic} certificate.pdf`);
    return { certificateId: id, name, topic, completedAt: completedAt.toISOString(), url };
  }

  return {
    operations: {
      lessonGetProgress: operation(student(), async ({ params }) => {
        const [topics, { passedAt, certified }] = await Promise.all([readOutline(reader), readPasses(db, params.id)]);
        return {
          topics: topics.map(({ id: topicId, slug, sections }) => ({
            topicId,
            slug,
            isCertified: certified.has(topicId),
            sections: sections.map(({ id: sectionId, slug: sectionSlug, lessons }) => ({
              sectionId,
              slug: sectionSlug,
              lessons: lessons.map(({ id: lessonId, ...names }) => ({
                lessonId,
                ...names,
                passedAt: passedAt.get(lessonId)?.toISOString() ?? null,
              })),
            })),
          })),
        };
      }),
      lessonAnswer: operation(student(), async ({ params: { id, lessonId }, body: { answers } }) => {
        const { items } = await reader.list(lesson, { where: { id: lessonId } });
        const [found] = items;
        if (!found) throw notFound('There is no such lesson.');
        const checks = checkAnswers(found, answers);
        const isPassed = checks.every(({ isRight }) => isRight);
        const passedAt = isPassed ? await passLesson(db, id, lessonId, clock.now()) : await findPass(db, id, lessonId);
        return { passedAt: passedAt?.toISOString() ?? null, checks };
      }),
      certificateIssue: operation(student(), async ({ params: { id: userId, topicId } }) => {
        // It stays valid when the topic changes, or is no longer taught.
        const before = await findCertificate(db, userId, topicId);
        if (before) return certificateOf(before);
        const topic = (await readOutline(reader)).find(({ id }) => id === topicId);
        if (!topic) throw notFound('There is no such topic.');
        const issued = await issueCertificate(db, {
          id: ids('certificate'),
          userId,
          topicId,
          topic: topic.title,
          lessonIds: lessonIdsOf(topic),
          now: clock.now(),
        });
        if (!issued) throw refuse('topic_not_complete');
        return certificateOf(issued);
      }),
    },
  };
}
