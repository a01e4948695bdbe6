import type { ContentReader } from '@regen/content-sdk';
import { schoolSection, schoolTopic } from '@regen/content-sdk/models';
import { listAll } from '../../content/snapshot/list-all.ts';

export interface OutlineLesson {
  id: string;
  slug: string;
  title: string;
}

export interface OutlineSection {
  id: string;
  slug: string;
  lessons: readonly OutlineLesson[];
}

export interface OutlineTopic {
  id: string;
  slug: string;
  title: string;
  sections: readonly OutlineSection[];
}

/** The topics of the school with their sections and lessons, in the editors’ order. */
export async function readOutline(reader: ContentReader): Promise<readonly OutlineTopic[]> {
  const [topics, sections] = await Promise.all([listAll(reader, schoolTopic), listAll(reader, schoolSection)]);
  const lessonsOf = new Map(sections.map(({ id, lessons }) => [id, lessons]));
  return topics.map(({ id, slug, title, sections: own }) => ({
    id,
    slug,
    title,
    sections: own.map((section) => ({
      id: section.id,
      slug: section.slug,
      lessons: (lessonsOf.get(section.id) ?? []).map((lesson) => ({
        id: lesson.id,
        slug: lesson.slug,
        title: lesson.title,
      })),
    })),
  }));
}

export const lessonIdsOf = ({ sections }: OutlineTopic): readonly string[] => [
  ...new Set(sections.flatMap(({ lessons }) => lessons.map(({ id }) => id))),
];
