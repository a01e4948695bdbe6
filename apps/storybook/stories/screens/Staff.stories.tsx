import type { ContentState } from '@regen/sdk';
import { failing } from './support/answers.ts';
import { staff } from './support/data/people.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const fresh: ContentState = {
  source: 'embedded',
  ageSeconds: 12,
  syncedAt: '2026-11-21T09:59:48.000Z',
  error: null,
  canPreview: true,
};

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Staff',
  tags: ['screen'],
  args: { url: '/admin', member: 'b2b', user: staff, answers: { adminGetContent: fresh } },
};
export default meta;

export const Full: ScreenStory = {};
export const ContentIsOld: ScreenStory = {
  args: {
    answers: {
      adminGetContent: {
        source: 'hosted',
        ageSeconds: 10_800,
        syncedAt: '2026-11-21T07:00:00.000Z',
        error: 'The content service responded with 503: Service unavailable.',
        canPreview: false,
      },
    },
  },
};
export const NoContentYet: ScreenStory = {
  args: { answers: { adminGetContent: { ...fresh, ageSeconds: null, syncedAt: null } } },
};
export const ContentUnknown: ScreenStory = { args: { answers: { adminGetContent: failing } } };
export const PreviewFailed: ScreenStory = {
  args: {
    press: 'Preview drafts',
    answers: {
      adminGetContent: fresh,
      adminPreviewContent: failing,
    },
  },
};
export const OtherPerson: ScreenStory = { args: { user: undefined } };
