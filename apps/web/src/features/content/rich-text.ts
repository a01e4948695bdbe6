import type { BlogPostCard, PageSection, ProtocolCard, WebinarCard } from '@regen/content-sdk/models';
import type { RichBlock, RichInline, RichText } from '@regen/content-sdk/query';

/** Records that texts embed or link to. */
export type EmbeddedRecord = BlogPostCard | PageSection | ProtocolCard | WebinarCard;

/** A text of any model. */
export type Text = RichText<EmbeddedRecord>;
export type Block = RichBlock<EmbeddedRecord>;
export type Inline = RichInline<EmbeddedRecord>;

/** What is read of it, without marks and links. */
export function wordsOf(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.type === 'text') return inline.text;
      return inline.type === 'record' ? titleOf(inline.record) : wordsOf(inline.children);
    })
    .join('');
}

/** What blocks say, a line each. */
export function linesOf(blocks: readonly Block[]): string[] {
  return blocks
    .flatMap((block) => {
      switch (block.type) {
        case 'paragraph':
        case 'heading':
          return [wordsOf(block.children)];
        case 'quote':
          return linesOf(block.children);
        case 'list':
          return block.items.flatMap(({ children }) => linesOf(children));
        case 'table':
          return block.rows.flatMap((row) => row.flatMap(({ children }) => linesOf(children)));
        default:
          return [];
      }
    })
    .filter((line) => line.trim() !== '');
}

/** How a record is called where it is linked to; empty if it has no name. */
export function titleOf(record: EmbeddedRecord): string {
  return 'title' in record ? record.title : (record.heading ?? '');
}
