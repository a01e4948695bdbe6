import { noAnswer } from '@regen/sdk/mocks';
import { failing } from './support/answers.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Stock alert',
  tags: ['screen'],
  args: { url: '/stock-alerts/confirm/tok_of_the_mail' },
};
export default meta;

const end = '/stock-alerts/unsubscribe?email=mia%40example.com&sku=1306&signature=of-the-mail';

export const Confirmed: ScreenStory = {};
export const ConfirmLoading: ScreenStory = { tags: ['loading'], args: { answers: { stockAlertGet: noAnswer } } };
export const ConfirmFailed: ScreenStory = { args: { answers: { stockAlertGet: { alert: null } } } };
export const EndIncomplete: ScreenStory = { args: { url: '/stock-alerts/unsubscribe' } };
export const EndForged: ScreenStory = { args: { url: end, answers: { stockAlertGet: { alert: null } } } };
export const Ended: ScreenStory = { args: { url: end } };
export const EndFailed: ScreenStory = { args: { url: end, answers: { stockAlertUnsubscribe: failing } } };
