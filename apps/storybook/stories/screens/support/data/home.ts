import type { HomePage } from '@regen/content-sdk/models';
import type { ContentRecord, ContentRecordPage } from '@regen/sdk';
import { pageOf } from './lists.ts';
import { hero, texture } from './posts.ts';

const record: HomePage = {
  id: 'home',
  type: 'homePage',
  createdAt: '2026-11-02T16:00:00.000Z',
  updatedAt: '2026-11-02T16:00:00.000Z',
  eyebrow: 'Professional skin care',
  title: 'Good skin is cared for, not covered up',
  lead: 'Measured actives with their percentage on the label, gentle bases around them, and instructions that say what to do and when.',
  primaryLabel: 'Shop all products',
  primaryPath: '/products',
  secondaryLabel: 'Shop by concern',
  secondaryPath: '/#concerns',
  picture: hero,
  pictureFocus: 'bottom',
  concernsTitle: 'Start with what your skin needs',
  concernsLead: 'Every formula names the concerns it’s made for. Choose one to see what helps.',
  concernsPicture: texture,
  stepsTitle: 'Shop by step',
  kitsTitle: 'Whole routines, chosen to work together',
  kitsLead: 'Complete sets for morning and evening, for less than the products cost on their own.',
  valuesTitle: 'What we stand for',
  values: [
    {
      icon: 'drop',
      title: 'Measured actives',
      text: 'The percentage is on the label and on the page, so you and your esthetician can plan with it.',
    },
    {
      icon: 'leaf',
      title: 'Nothing left out',
      text: 'Every product page lists all ingredients in label order, the warnings and the skin types it’s made for.',
    },
    {
      icon: 'checkCircle',
      title: 'From the treatment room',
      text: 'One line for professionals at work and people at home, each with their own sizes and strengths.',
    },
  ],
};

/** What editors write for the home page itself. */
export const homePageOf = (query: URLSearchParams): ContentRecordPage => pageOf<ContentRecord>([record], query);
