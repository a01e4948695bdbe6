import type { LessonProgress } from '@regen/sdk';
import { expect, it } from 'vitest';
import { countsOfTopic, countsText, neighborsOf, nextLesson, topicIn } from './education-progress.ts';

const lesson = (id: string, passedAt: string | null = null) => ({
  lessonId: id,
  slug: `${id}-slug`,
  title: id,
  passedAt,
});
const progress: LessonProgress = {
  topics: [
    {
      topicId: 'skin',
      slug: 'skin-science',
      isCertified: false,
      sections: [
        { sectionId: 'layers', slug: 'layers', lessons: [lesson('a', '2026-11-20T16:00:00.000Z'), lesson('b')] },
        { sectionId: 'barrier', slug: 'barrier', lessons: [lesson('c')] },
      ],
    },
  ],
};
const [topic] = progress.topics;

it('finds the next lesson, and those around one, over sections', () => {
  if (!topic) throw new Error('There is a topic above.');
  expect(topicIn(progress, 'skin-science')).toBe(topic);
  expect(topicIn(progress, 'nothing')).toBeUndefined();
  expect(nextLesson(topic)).toMatchObject({ lesson: 'b-slug', section: 'layers', topic: 'skin-science' });
  expect(neighborsOf(topic, 'b')).toMatchObject({
    before: { lessonId: 'a' },
    after: { lessonId: 'c', section: 'barrier' },
  });
  expect(neighborsOf(topic, 'c').after).toBeUndefined();
  expect(neighborsOf(topic, 'nothing')).toEqual({});
});

it('counts lessons', () => {
  if (!topic) throw new Error('There is a topic above.');
  expect(countsText(countsOfTopic(topic))).toBe('1 of 3 lessons passed');
  expect(countsText({ passed: 0, total: 1 })).toBe('0 of 1 lesson passed');
});
