import type { RichBlock, RichInline } from '@regen/content-sdk';

/** Where a text embeds records, they have no words of their own. */
type Block = RichBlock<unknown>;
type Inline = RichInline<unknown>;

/** The words of a line. */
export function lineOf(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.type === 'text') return inline.text;
      return 'children' in inline ? lineOf(inline.children) : '';
    })
    .join('');
}

function linesOf(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [lineOf(block.children)];
    case 'list':
      return block.items.flatMap(({ children }) => children.flatMap(linesOf));
    case 'quote':
      return block.children.flatMap(linesOf);
    case 'table':
      return block.rows.map((cells) => cells.flatMap(({ children }) => children.flatMap(linesOf)).join(', '));
    default:
      return [];
  }
}

/** A text without markup: a line per paragraph, item and row. */
export function plainTextOf(blocks: readonly Block[]): string {
  return blocks
    .flatMap(linesOf)
    .filter((line) => line !== '')
    .join('\n');
}
