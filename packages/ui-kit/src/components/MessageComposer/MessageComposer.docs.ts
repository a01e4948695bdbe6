import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'The box in which a message is written.',
  use: [
    'with buttons for files and cards as `actions`, and what was chosen as `attached`.',
    'below a conversation. The text belongs to the app, which keeps it as a draft and clears it once the message is saved.',
  ],
  avoid: [['The text is part of a form.', '`TextArea`.']],
  keyboard: [
    ['Enter', 'Sends. On a touch screen, and while an input method is composing, it does not.'],
    ['Shift+Enter', 'Makes a new line.'],
    ['Tab', 'Moves to the buttons for files and cards, then to the one that sends.'],
  ],
  accessibility: [
    'How the keys work is read with the box, except on touch screens.',
    'Near the limit, the characters left are announced politely; beyond it the box is invalid, and the limit is named.',
    'Toasts make way for it: as long as it is there, they come at the head of the window.',
    'A `blocked` reason is shown and announced, and nothing that was typed is lost.',
  ],
  do: ['Keep the draft over a reload.'],
  dont: ['Clear the box before the server has saved the message.'],
};
