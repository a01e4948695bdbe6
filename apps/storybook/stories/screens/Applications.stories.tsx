import { noAnswer } from '@regen/sdk/mocks';
import { failing, missing, problem } from './support/answers.ts';
import { application } from './support/data/applications.ts';
import { staff } from './support/data/people.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Applications',
  tags: ['screen'],
  args: { url: '/admin/applications', member: 'b2b', user: staff },
};
export default meta;

const one = `/admin/applications/${application.applicationId}`;

export const Queue: ScreenStory = {};
export const NoneAccepted: ScreenStory = { args: { url: '/admin/applications?part=accepted' } };
export const Loading: ScreenStory = {
  tags: ['loading'],
  args: { from: '/login', answers: { adminListApplications: noAnswer } },
};
export const Failed: ScreenStory = { args: { answers: { adminListApplications: failing } } };
export const Waiting: ScreenStory = { args: { url: one } };
export const Accepting: ScreenStory = { args: { url: one, press: 'Accept…' } };
export const Declining: ScreenStory = { args: { url: one, press: 'Decline…' } };
export const Declined: ScreenStory = {
  args: {
    url: one,
    answers: {
      adminGetApplication: {
        ...application,
        status: 'declined',
        reason: 'Your license expired in March. Please apply again with the renewed one.',
        account: null,
      },
    },
  },
};
export const SomeoneWasFirst: ScreenStory = {
  args: {
    url: one,
    press: 'Start review',
    answers: {
      adminGetApplication: { ...application, status: 'received' },
      adminDecideApplication: problem(
        409,
        'application_changed',
        'The application has changed since you read it. Read it again.',
      ),
    },
  },
};
export const NoSuchApplication: ScreenStory = { args: { url: one, answers: { adminGetApplication: missing } } };
