import type { OpenLesson, SchoolSection, SchoolTopic } from '@regen/content-sdk/models';

const base = { createdAt: '2026-05-01T16:00:00.000Z', updatedAt: '2026-05-01T16:00:00.000Z' };

const lesson: OpenLesson = {
  ...base,
  id: 'lesson-barrier',
  type: 'lesson',
  title: 'How the barrier holds water',
  slug: 'barrier',
  minutes: 15,
  body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Bricks and mortar.', marks: [] }] }],
  checks: [
    { question: 'What is the mortar?', options: ['Lipids', 'Keratin'] },
    { question: 'What holds water?', options: ['Oil', 'Humectants'] },
  ],
};

const section: SchoolSection = {
  ...base,
  id: 'section-barrier',
  type: 'schoolSection',
  title: 'The barrier',
  slug: 'the-barrier',
  summary: 'Bricks, mortar and acid.',
  position: 0,
  minutes: 15,
  lessons: [lesson],
};

const topic: SchoolTopic = {
  ...base,
  id: 'topic-skin',
  type: 'schoolTopic',
  title: 'Skin science',
  slug: 'skin-science',
  summary: 'What skin is made of.',
  picture: null,
  position: 0,
  body: [],
  sections: [section],
};

/** A record that is read as a topic as well as a section: whatever a page of the school asks for. */
export const schoolRecord = { ...section, ...topic, id: section.id };
