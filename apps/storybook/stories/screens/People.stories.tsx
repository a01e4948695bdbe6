import { noAnswer } from '@regen/sdk/mocks';
import { failing, missing, problem } from './support/answers.ts';
import { staffPerson } from './support/data/people-desk.ts';
import { staff } from './support/data/people.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/People',
  tags: ['screen'],
  args: { url: '/admin/people', member: 'b2b', user: staff },
};
export default meta;

const one = `/admin/people/${staffPerson.userId}`;
const disabled = {
  ...staffPerson,
  disabledAt: staffPerson.changedAt,
  disabledReason: 'Sold the clinic; the new owner has an account of her own.',
  sessions: [],
};

export const List: ScreenStory = {};
export const NobodyFound: ScreenStory = { args: { url: '/admin/people?q=nobody' } };
export const Loading: ScreenStory = {
  tags: ['loading'],
  args: { from: '/login', answers: { adminListPeople: noAnswer } },
};
export const Failed: ScreenStory = { args: { answers: { adminListPeople: failing } } };
export const Person: ScreenStory = { args: { url: one } };
export const ChangingTheAccount: ScreenStory = { args: { url: one, press: 'Change account…' } };
export const CorrectingPoints: ScreenStory = { args: { url: one, press: 'Correct points…' } };
export const Disabling: ScreenStory = { args: { url: one, press: 'Disable…' } };
export const Disabled: ScreenStory = { args: { url: one, answers: { adminGetPerson: disabled } } };
export const Enabling: ScreenStory = {
  args: { url: one, press: 'Enable…', answers: { adminGetPerson: disabled } },
};
export const Client: ScreenStory = {
  args: {
    url: one,
    answers: {
      adminGetPerson: {
        ...staffPerson,
        isEmailConfirmed: false,
        phone: null,
        account: {
          ...staffPerson.account,
          accountType: 'retail',
          site: 'retail',
          tier: null,
          hasRetailStore: false,
          storeLabel: null,
          storeUrl: null,
          peopleCount: 1,
        },
        colleagues: [],
        orderCount: 0,
        orders: [],
        cart: null,
        bundleCount: 0,
        pointsBalance: 0,
        pointsEntries: [],
        emails: [],
      },
    },
  },
};
export const Colleague: ScreenStory = {
  args: { url: one, answers: { adminGetPerson: { ...staffPerson, isProtected: true } } },
};
export const SomeoneWasFirst: ScreenStory = {
  args: {
    url: one,
    press: 'Enable…',
    answers: {
      adminGetPerson: disabled,
      adminSetPersonAccess: problem(
        409,
        'person_changed',
        'The person or account has changed since you read it. Read it again.',
      ),
    },
  },
};
export const NoSuchPerson: ScreenStory = { args: { url: one, answers: { adminGetPerson: missing } } };
