import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'Files to send, chosen, dropped or pasted, each with its progress. The app does the sending.',
  use: ['wherever a file is sent: the PDF of a bundle, the logo of a store.'],
  avoid: [['The file is only shown.', '`Link`.']],
  keyboard: [
    ['Enter, Space', "Opens the system's choice of files."],
    ['Control+V', 'Takes a file from the clipboard while the box has the focus.'],
    ['Tab', 'Moves on to "Remove" and "Try again" of each file.'],
  ],
  accessibility: [
    "It is the browser's own file input, named by `label`, with hint and error.",
    'How many files are uploaded or have failed is announced politely; each file has a progress bar of its own.',
    'Dropping is an extra: everything works without a pointer.',
  ],
  do: [
    'Say in the hint which files fit and how large they may be.',
    'Keep a failed file in the list, with the reason and `onRetry`.',
  ],
  dont: ['Discard rejected files silently: say why with `onReject`.'],
};
