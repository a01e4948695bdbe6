import { noAnswer } from '@regen/sdk/mocks';
import { failing, problem } from './support/answers.ts';
import { school } from './support/data/school.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Account',
  tags: ['screen'],
  args: { url: '/{site}/my-account/profile', member: 'retail' },
};
export default meta;

export const Full: ScreenStory = {};
export const Professional: ScreenStory = { globals: { channel: 'b2b' } };
export const School: ScreenStory = { args: { answers: school }, globals: { channel: 'school' } };
export const Empty: ScreenStory = { args: { answers: { addressList: { items: [] } } } };
export const Loading: ScreenStory = { args: { answers: { addressList: noAnswer } } };
export const Failed: ScreenStory = { args: { answers: { addressList: failing } } };
export const OtherChannel: ScreenStory = { args: { url: '/school/my-account/profile' }, globals: { channel: 'b2b' } };
export const NewAddress: ScreenStory = { args: { url: '/{site}/my-account/profile?address=new' } };
export const SessionsFailed: ScreenStory = { args: { answers: { sessionList: failing } } };
export const NotificationsFailed: ScreenStory = { args: { answers: { notificationGet: failing } } };
export const EmailChanging: ScreenStory = {
  args: {
    answers: {
      emailChangeGet: {
        email: 'mia@example.com',
        change: {
          newEmail: 'mia.novak@example.com',
          requestedAt: '2026-11-21T09:00:00.000Z',
          expiresAt: '2026-11-22T09:00:00.000Z',
          isNewConfirmed: true,
          isCurrentConfirmed: false,
        },
      },
    },
  },
};
export const EmailForm: ScreenStory = { args: { press: 'Change email' } };
export const DeletionForm: ScreenStory = { args: { press: 'Delete account' } };
export const DeletionPending: ScreenStory = {
  args: {
    answers: {
      accountDeletionGet: {
        request: { requestedAt: '2026-11-21T10:00:00.000Z', dueAt: '2026-12-05T10:00:00.000Z', waitsFor: 'order' },
      },
    },
  },
};
export const DataCollecting: ScreenStory = {
  args: { answers: { dataExportGet: { request: { requestedAt: '2026-11-21T10:00:00.000Z', expiresAt: null } } } },
};
export const DataReady: ScreenStory = {
  args: {
    answers: {
      dataExportGet: { request: { requestedAt: '2026-11-21T10:00:00.000Z', expiresAt: '2026-11-28T10:00:04.000Z' } },
    },
  },
};
export const DataPassword: ScreenStory = {
  args: {
    press: 'Download data',
    answers: {
      ...DataReady.args?.answers,
      dataExportDownload: problem(422, 'current_password_required', 'Enter your current password.', {
        details: [{ path: '/currentPassword', message: 'Enter your current password' }],
      }),
    },
  },
};
