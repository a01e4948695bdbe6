import { noAnswer } from '@regen/sdk/mocks';
import { failing, missing, problem } from './support/answers.ts';
import {
  blockedOf,
  conversationOf,
  conversationsOf,
  linesOf,
  news,
  noConversations,
  otherOf,
  sharedOf,
} from './support/data/messages.ts';
import { users } from './support/data/people.ts';
import { screen, type ScreenMeta, type ScreenStory } from './support/screen-story.tsx';

const meta: ScreenMeta = {
  ...screen,
  title: 'Screens/Messages',
  tags: ['screen'],
  args: { url: '/{site}/messages', member: 'retail' },
};
export default meta;

const { accountId } = otherOf('retail');
const open = `/{site}/messages/${accountId}`;
const unread = {
  messageListConversations: conversationsOf('retail', [...linesOf('retail'), news]),
  messageList: conversationOf('retail', { lines: [...linesOf('retail'), news] }),
};
const shared = {
  messageListConversations: conversationsOf('retail', sharedOf('retail')),
  messageList: conversationOf('retail', { lines: sharedOf('retail') }),
};
const blocked = { ...otherOf('retail'), isBlocked: true, canWrite: false };
const waiting = (failure: string | null) => ({
  owner: users.retail.id,
  value: {
    clientId: '6b1f6a52-3a0e-4f0b-9c39-0d7c8ac0b1de',
    accountId,
    text: 'Could I have another appointment before the holidays?',
    files: [],
    cards: [],
    at: Date.parse('2026-11-20T16:29:00Z'),
    failure,
  },
});
const place = 'regen.person.outbox.1:6b1f6a52-3a0e-4f0b-9c39-0d7c8ac0b1de';

export const List: ScreenStory = { args: { answers: unread } };
export const ListOfAProfessional: ScreenStory = { globals: { channel: 'b2b' } };
export const Empty: ScreenStory = { args: { answers: { messageListConversations: noConversations } } };
export const Loading: ScreenStory = { args: { answers: { messageListConversations: noAnswer } } };
export const Failed: ScreenStory = { args: { answers: { messageListConversations: failing } } };
export const Search: ScreenStory = { args: { url: `${open}?q=cream&at=3` } };
export const NothingFound: ScreenStory = { args: { url: '/{site}/messages?q=invoice' } };
export const Blocked: ScreenStory = {
  args: { url: '/{site}/messages?show=blocked', answers: { messageListBlocked: blockedOf('retail') } },
};
export const NobodyBlocked: ScreenStory = { args: { url: '/{site}/messages?show=blocked' } };
export const NewMessage: ScreenStory = { args: { press: 'New message' } };

export const Conversation: ScreenStory = { args: { url: open, answers: unread } };
export const Shared: ScreenStory = { args: { url: open, answers: shared } };
export const Photo: ScreenStory = {
  args: { url: open, answers: shared, press: 'View photo: two-weeks-after-the-peel-left-side-in-daylight.jpg' },
};
export const AddingAProduct: ScreenStory = { args: { url: open, press: 'Add a product' } };
export const WithTheCareTeam: ScreenStory = {
  globals: { channel: 'school' },
  args: { url: `/school/messages/${otherOf('school').accountId}` },
};
export const NothingSaid: ScreenStory = {
  args: { url: open, answers: { messageList: conversationOf('retail', { lines: [] }) } },
};
export const ConversationLoading: ScreenStory = {
  args: { url: open, after: '/retail/messages', answers: { messageList: noAnswer } },
};
export const ConversationFailed: ScreenStory = { args: { url: open, answers: { messageList: failing } } };
export const NotFound: ScreenStory = {
  args: { url: '/{site}/messages/acc_01hzx0k99', answers: { messageList: missing } },
};
export const NotAClient: ScreenStory = {
  args: { url: '/{site}/messages/acc_01hzx0k31?store=lumen-skin', answers: { messageList: missing } },
};
export const Sending: ScreenStory = {
  args: { url: open, remembered: { [place]: waiting(null) }, answers: { messageSend: noAnswer } },
};
export const NotSent: ScreenStory = {
  args: {
    url: open,
    remembered: { [place]: waiting('You’re no longer connected, so this can’t be delivered.') },
    answers: { messageSend: problem(403, 'not_connected', 'The two accounts are not linked.') },
  },
};
export const BlockedParty: ScreenStory = {
  args: { url: open, answers: { messageList: conversationOf('retail', { party: blocked }) } },
};
export const NotConnected: ScreenStory = {
  args: {
    url: open,
    answers: { messageList: conversationOf('retail', { party: { ...otherOf('retail'), canWrite: false } }) },
  },
};
export const Blocking: ScreenStory = { args: { url: open, press: 'Block' } };
