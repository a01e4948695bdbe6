import { expect, it } from 'vitest';
import { instructionParts } from './instruction-blocks.ts';

it('makes titles, steps, points and paragraphs of what was typed', () => {
  const text = 'MORNING\r\n1. Rinse.\n2. Mist, two sprays.\n\nEVENING\n- Cream\n- Balm\n\nWrite to me.\nAlways.';
  expect(instructionParts(text)).toEqual([
    { kind: 'heading', text: 'MORNING' },
    { kind: 'steps', start: 1, items: ['Rinse.', 'Mist, two sprays.'] },
    { kind: 'heading', text: 'EVENING' },
    { kind: 'points', items: ['Cream', 'Balm'] },
    { kind: 'lines', lines: ['Write to me.', 'Always.'] },
  ]);
});

it('keeps numbers as they were typed', () => {
  expect(instructionParts('3. Third.\n4. Fourth.\n9. Ninth.\n\n10. Tenth.')).toEqual([
    { kind: 'steps', start: 3, items: ['Third.', 'Fourth.'] },
    { kind: 'steps', start: 9, items: ['Ninth.'] },
    { kind: 'steps', start: 10, items: ['Tenth.'] },
  ]);
});

it('takes a sentence in capitals, and figures, for text', () => {
  expect(instructionParts('NEVER RUB.')).toEqual([{ kind: 'lines', lines: ['NEVER RUB.'] }]);
  expect(instructionParts('SPF 50')).toEqual([{ kind: 'heading', text: 'SPF 50' }]);
  expect(instructionParts('10 – 20')).toEqual([{ kind: 'lines', lines: ['10 – 20'] }]);
  expect(instructionParts(' \n\n ')).toEqual([]);
});
