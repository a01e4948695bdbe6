import { expect, it } from 'vitest';
import { shownNames } from './shown-names.ts';
import { messageAt, party } from './testing/chat-data.ts';

const own = (seq: number, senderName = 'Dana Whitfield') => messageAt(seq, { isMine: true, senderName });
const theirs = (seq: number, senderName = 'Ana Ruiz') => messageAt(seq, { senderName });

it('names nobody where one person writes to one other', () => {
  expect(shownNames({ party, messages: [own(2), theirs(1)] })).toEqual({ own: false, theirs: false });
});

it('names those of the care team, and not oneself', () => {
  expect(shownNames({ party: { ...party, kind: 'care' }, messages: [own(2), theirs(1, 'Noor')] })).toEqual({
    own: false,
    theirs: true,
  });
});

it('names the people of a side on which there are several', () => {
  expect(shownNames({ party, messages: [own(3), own(2, 'Lee'), theirs(1)] })).toEqual({ own: true, theirs: false });
  expect(shownNames({ party, messages: [own(3), theirs(2, 'Lee'), theirs(1)] })).toEqual({ own: false, theirs: true });
});
