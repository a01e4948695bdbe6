import { expect, it } from 'vitest';
import { BLOCKED, PushProblem } from './push-texts.ts';
import { switchTexts } from './switch-texts.ts';

it('explains once that notifications are blocked', () => {
  expect(switchTexts(BLOCKED, null)).toEqual({ hint: BLOCKED });
  expect(switchTexts(BLOCKED, new PushProblem('denied'))).toEqual({ error: BLOCKED });
});

it('says what else is wrong beside the hint', () => {
  const { hint, error } = switchTexts('Shows who it’s from.', new PushProblem('dismissed'));
  expect(hint).toBe('Shows who it’s from.');
  expect(error).toContain('choose Allow');
});
