import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextBlocks, type TextBlock } from './TextBlocks.tsx';

/** Without classes. */
const html = (blocks: readonly TextBlock[], headingLevel: 2 | 3 = 2) =>
  renderToStaticMarkup(<TextBlocks blocks={blocks} headingLevel={headingLevel} />).replaceAll(/ class="[^"]*"/g, '');

it('shows headings, paragraphs and lists in their order, as plain text', () => {
  const blocks: TextBlock[] = [
    { type: 'heading', text: 'Your order' },
    { type: 'paragraph', text: 'Prices are in <US> dollars.\nTax is added.' },
    { type: 'list', isOrdered: false, items: ['Rinse', 'Rinse'] },
  ];
  const text = '<p>Prices are in &lt;US&gt; dollars.\nTax is added.</p><ul><li>Rinse</li><li>Rinse</li></ul>';
  expect(html(blocks)).toBe(`<div><h2>Your order</h2>${text}</div>`);
  expect(html(blocks, 3)).toBe(`<div><h3>Your order</h3>${text}</div>`);
});

it('numbers an ordered list, from where it starts', () => {
  const list = { type: 'list', isOrdered: true, items: ['Mist'] } as const;
  expect(html([{ ...list, items: [...list.items] }])).toBe('<div><ol><li>Mist</li></ol></div>');
  expect(html([{ ...list, items: [...list.items], start: 3 }])).toBe('<div><ol start="3"><li>Mist</li></ol></div>');
});
