import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { applicationOf, applyDraft } from './support/data/joining.ts';
import { accountOf, users } from './support/data/people.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const form = '/become-pro/gmp_professional_form';

const meta: ScreenMeta = { ...screen, title: 'Screens/Joining', tags: ['screen'], args: { url: '/become-pro' } };
export default meta;

export const BecomeAProfessional: ScreenStory = {};
export const Person: ScreenStory = { args: { url: form } };
export const PersonWithNothingTyped: ScreenStory = { args: { url: form, press: 'Continue to your business' } };
export const Business: ScreenStory = {
  args: { url: `${form}?step=business`, kept: { 'regen.draft.apply.1': applyDraft } },
};
export const LicenseAfterReload: ScreenStory = {
  args: { url: `${form}?step=license`, kept: { 'regen.draft.apply.1': applyDraft } },
};
export const LicenseWithoutFile: ScreenStory = {
  args: { url: `${form}?step=license`, kept: { 'regen.draft.apply.1': applyDraft }, press: 'Review' },
};
export const Sent: ScreenStory = {
  args: { url: `${form}?sent=1`, kept: { 'regen.draft.applied.1': { owner: 'guest', ...applicationOf('received') } } },
};
export const AlreadyProfessional: ScreenStory = { args: { url: form }, globals: { channel: 'b2b' } };
export const Received: ScreenStory = {
  args: { url: form, member: 'retail', answers: { applicationGet: { application: applicationOf('received') } } },
};
export const InReview: ScreenStory = {
  args: { url: form, member: 'retail', answers: { applicationGet: { application: applicationOf('in_review') } } },
};
export const Accepted: ScreenStory = {
  args: { url: form, member: 'retail', answers: { applicationGet: { application: applicationOf('accepted') } } },
};
export const Declined: ScreenStory = {
  args: { url: form, member: 'retail', answers: { applicationGet: { application: applicationOf('declined') } } },
};
export const Loading: ScreenStory = {
  tags: ['loading'],
  args: { after: '/become-pro', url: form, member: 'retail', answers: { applicationGet: noAnswer } },
};
export const Failed: ScreenStory = { args: { url: form, member: 'retail', answers: { applicationGet: failing } } };

const newer = {
  ...accountOf(users.retail),
  terms: {
    version: '2026-11',
    acceptedVersion: '2026-01',
    acceptedAt: '2026-01-20T15:00:00.000Z',
    isAcceptanceDue: true,
  },
};
export const NewTerms: ScreenStory = {
  args: { url: '/accept-terms?redirect=%2Fcheckout', member: 'retail', answers: { accountGet: newer } },
};
export const NewTermsFailed: ScreenStory = {
  args: {
    url: '/accept-terms',
    member: 'retail',
    answers: { accountGet: newer, pageGetContent: failing },
  },
};
