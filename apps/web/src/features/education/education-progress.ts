import type { LessonProgress } from '@regen/sdk';

type Topic = LessonProgress['topics'][number];
type Section = Topic['sections'][number];

/** A lesson, and where it is. */
export interface Place {
  lessonId: string;
  lesson: string;
  title: string;
  section: string;
  topic: string;
  isPassed: boolean;
}

/** The lessons of a topic in order. */
const placesOf = ({ slug: topic, sections }: Topic): Place[] =>
  sections.flatMap(({ slug: section, lessons }) =>
    lessons.map(({ lessonId, slug: lesson, title, passedAt }) => ({
      lessonId,
      lesson,
      title,
      section,
      topic,
      isPassed: passedAt !== null,
    })),
  );

export interface Counts {
  passed: number;
  total: number;
}

export function countsOf(lessons: readonly Section['lessons'][number][]): Counts {
  return { passed: lessons.filter(({ passedAt }) => passedAt !== null).length, total: lessons.length };
}

export const countsOfTopic = ({ sections }: Topic): Counts => countsOf(sections.flatMap(({ lessons }) => lessons));

export const topicIn = ({ topics }: LessonProgress, slug: string): Topic | undefined =>
  topics.find((topic) => topic.slug === slug);

/** The first lesson that has not been passed. */
export const nextLesson = (topic: Topic): Place | undefined => placesOf(topic).find(({ isPassed }) => !isPassed);

/** What comes before and after a lesson, over the sections of its topic. */
export function neighborsOf(topic: Topic, lessonId: string): { before?: Place | undefined; after?: Place | undefined } {
  const places = placesOf(topic);
  const at = places.findIndex((place) => place.lessonId === lessonId);
  return at < 0 ? {} : { before: places[at - 1], after: places[at + 1] };
}

/** "2 of 7 lessons passed". */
export const countsText = ({ passed, total }: Counts): string =>
  `${passed} of ${total} ${total === 1 ? 'lesson' : 'lessons'} passed`;
