import type { schoolSection, schoolTopic, schoolTopicCard } from '@regen/content-sdk/models';
import { modelRef } from '@regen/content-sdk/query';
import type { Call } from '@regen/sdk';
import { lessonGetProgress } from '@regen/sdk/query';
import { contentGet, contentList } from '~/kernel/content.ts';

const cards = modelRef<typeof schoolTopicCard>('schoolTopic', 'card');
const topics = modelRef<typeof schoolTopic>('schoolTopic');
const sections = modelRef<typeof schoolSection>('schoolSection');

/** The topics of the school. */
export const topicList = (call: Call) => contentList(call, cards, { perPage: 100 });

/** A topic with its sections; null if there is none. */
export const topicOf = (call: Call, slug: string) => contentGet(call, topics, slug);

/** A section with its lessons; null if there is none. */
export const sectionOf = (call: Call, slug: string) => contentGet(call, sections, slug);

/** What a person has passed, on any device. */
export const progressOf = (call: Call, userId: string) => lessonGetProgress(call, { id: userId });
