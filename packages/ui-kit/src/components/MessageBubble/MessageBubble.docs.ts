import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'One message of a conversation.',
  use: [
    'between a client and a clinic, in an `ol` with the role `log` and a name.',
    'with pictures, files and cards as `attached`, in sizes that are known before they are loaded.',
    'with `showAuthor` on the first of several in a row by one person.',
  ],
  avoid: [
    ['Nobody answers it.', '`Banner`.'],
    ['It is a note in a record.', '`Card`.'],
  ],
  keyboard: [['Tab', 'Reaches "Try again" and "Delete" of a message that was not sent.']],
  accessibility: [
    'The author is read before every message, also where it is not shown.',
    'The time is a `time` element with the whole moment; with `footHidden` it is still read.',
    'The list around it has the role `log`, so that new messages are read aloud. Where the app announces them, the log is `aria-live="off"`.',
  ],
  do: ['Leave a message that was not sent in its place, with `onRetry`, `onDelete` and the `reason`.'],
  dont: ['Distinguish own messages by side and color alone: name the author.'],
};
