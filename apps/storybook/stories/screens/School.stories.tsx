import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { progressOf, school } from './support/data/school.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/School',
  tags: ['screen'],
  args: { url: '/school/education', member: 'school', answers: school },
};
export default meta;

const topic = '/school/education/skin-science';
const section = `${topic}/the-barrier`;
const nothing = { items: [], currentPage: 1, totalPages: 0, totalCount: 0, perPage: 100 };

export const Topics: ScreenStory = {};
export const Empty: ScreenStory = { args: { answers: { ...school, contentList: nothing } } };
export const Loading: ScreenStory = {
  tags: ['loading'],
  args: { after: '/school/my-account/my-orders', answers: { ...school, lessonGetProgress: noAnswer } },
};
export const Failed: ScreenStory = { args: { answers: { ...school, lessonGetProgress: failing } } };
export const Topic: ScreenStory = { args: { url: topic } };
export const Finished: ScreenStory = { args: { url: topic, answers: { ...school, lessonGetProgress: progressOf(9) } } };
export const Missing: ScreenStory = { args: { url: '/school/education/nothing' } };
export const Lesson: ScreenStory = { args: { url: section } };
/** Nothing is sent before each question has an answer. */
export const Unanswered: ScreenStory = { args: { url: `${section}?lesson=when-skin-reacts`, press: 'Check answers' } };
