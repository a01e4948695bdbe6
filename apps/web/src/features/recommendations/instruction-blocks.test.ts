import { expect, it } from 'vitest';
import { instructionBlocks } from './instruction-blocks.ts';

it('makes headings, lists and paragraphs of what was typed', () => {
  const text = 'MORNING\r\n1. Rinse.\n2. Mist, two sprays.\n\nEVENING\n- Cream\n- Balm\n\nWrite to me.\nAlways.';
  expect(instructionBlocks(text)).toEqual([
    { type: 'heading', text: 'MORNING' },
    { type: 'list', isOrdered: true, start: 1, items: ['Rinse.', 'Mist, two sprays.'] },
    { type: 'heading', text: 'EVENING' },
    { type: 'list', isOrdered: false, items: ['Cream', 'Balm'] },
    { type: 'paragraph', text: 'Write to me.\nAlways.' },
  ]);
});

it('keeps numbers as they were typed', () => {
  expect(instructionBlocks('3. Third.\n4. Fourth.\n9. Ninth.\n\n10. Tenth.')).toEqual([
    { type: 'list', isOrdered: true, start: 3, items: ['Third.', 'Fourth.'] },
    { type: 'list', isOrdered: true, start: 9, items: ['Ninth.'] },
    { type: 'list', isOrdered: true, start: 10, items: ['Tenth.'] },
  ]);
});

it('takes a sentence in capitals, and figures, for text', () => {
  expect(instructionBlocks('NEVER RUB.')).toEqual([{ type: 'paragraph', text: 'NEVER RUB.' }]);
  expect(instructionBlocks('SPF 50')).toEqual([{ type: 'heading', text: 'SPF 50' }]);
  expect(instructionBlocks('10 – 20')).toEqual([{ type: 'paragraph', text: '10 – 20' }]);
  expect(instructionBlocks(' \n\n ')).toEqual([]);
});
