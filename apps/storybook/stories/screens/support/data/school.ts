import type { OpenLesson, SchoolSection, SchoolTopic } from '@regen/content-sdk/models';
import type { ContentRecord, LessonProgress } from '@regen/sdk';
import { missing, type Answers } from '../answers.ts';

const base = { createdAt: '2026-05-04T16:00:00.000Z', updatedAt: '2026-05-04T16:00:00.000Z' };
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text, marks: [] }] }) as const;
const heading = (text: string) =>
  ({ type: 'heading', level: 2, children: [{ type: 'text', text, marks: [] }] }) as const;

const lessonOf = (slug: string, title: string, minutes: number): OpenLesson => ({
  ...base,
  id: `lesson-${slug}`,
  type: 'lesson',
  title,
  slug,
  minutes,
  body: [
    paragraph('By the end of this lesson you can say what keeps water in the skin, and what lets it out.'),
    heading('Bricks and mortar'),
    paragraph(
      'Flat, dead cells are the bricks. Between them lie ceramides, cholesterol and fatty acids, in layers: the mortar.',
    ),
    heading('When it leaks'),
    paragraph(
      'Skin feels tight, stings under products that it knows, and looks dull. Two weeks without acids put most of it right.',
    ),
  ],
  checks: [
    {
      question: 'What is the mortar made of?',
      options: ['Keratin', 'Ceramides, cholesterol and fatty acids', 'Collagen'],
    },
    {
      question: 'A client’s skin stings under her usual cream. What comes first?',
      options: ['A stronger exfoliant', 'Two weeks of plain care', 'A facial massage'],
    },
  ],
});

const sectionOf = (slug: string, title: string, summary: string, lessons: readonly OpenLesson[]): SchoolSection => ({
  ...base,
  id: `section-${slug}`,
  type: 'schoolSection',
  title,
  slug,
  summary,
  position: 0,
  minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
  lessons: [...lessons],
});

const barrier = sectionOf(
  'the-barrier',
  'The barrier',
  'Bricks, mortar and acid. Why skin stings, and what puts it right.',
  [
    lessonOf('how-the-barrier-holds-water', 'How the barrier holds water', 15),
    lessonOf('when-skin-reacts', 'When skin reacts', 12),
  ],
);
const light = sectionOf(
  'color-and-light',
  'Color and light',
  'Melanin, the Fitzpatrick scale, and what sunlight leaves behind.',
  [lessonOf('melanin', 'Melanin and the Fitzpatrick scale', 14)],
);

const topicOf = (slug: string, title: string, summary: string, sections: readonly SchoolSection[]): SchoolTopic => ({
  ...base,
  id: `topic-${slug}`,
  type: 'schoolTopic',
  title,
  slug,
  summary,
  picture: null,
  position: 0,
  body: [heading('What you’ll be able to do'), paragraph('Recognize a weak barrier before you touch it.')],
  sections: sections.map(({ lessons: _lessons, ...card }) => card),
});

const skin = topicOf('skin-science', 'Skin science', 'What skin is made of, how it holds water and meets the sun.', [
  barrier,
  light,
]);
const rooms = topicOf('the-treatment-room', 'The treatment room', 'Hygiene, consultation and the order of a facial.', [
  light,
]);

/** The first so many lessons are passed. */
export function progressOf(passed: number): LessonProgress {
  let left = passed;
  const pass = () => (left-- > 0 ? '2026-11-20T16:00:00.000Z' : null);
  const progress = (topic: SchoolTopic, sections: readonly SchoolSection[]) => ({
    topicId: topic.id,
    slug: topic.slug,
    isCertified: false,
    sections: sections.map(({ id, slug, lessons }) => ({
      sectionId: id,
      slug,
      lessons: lessons.map((lesson) => ({
        lessonId: lesson.id,
        slug: lesson.slug,
        title: lesson.title,
        passedAt: pass(),
      })),
    })),
  });
  return { topics: [progress(skin, [barrier, light]), progress(rooms, [light])] };
}

const records: readonly (SchoolTopic | SchoolSection)[] = [skin, rooms, barrier, light];
const plain = (record: SchoolTopic | SchoolSection): ContentRecord => ({ ...record });

/** The school of a student who has passed the first lesson. */
export const school: Answers = {
  contentList: { items: [skin, rooms].map(plain), currentPage: 1, totalPages: 1, totalCount: 2, perPage: 100 },
  contentGet: ({ params }) => {
    const found = records.find(({ slug }) => slug === params['slug']);
    return found ? plain(found) : missing;
  },
  lessonGetProgress: progressOf(1),
};
