import type { ContentFile } from '../data/content-file.ts';
import type { LinkReader, LinkTarget } from '../data/links.ts';
import type { RichBlock, RichInline } from '../data/rich-text.ts';
import type { Pending, PendingBlock, PendingInline } from './parse.ts';

/** Puts records and files into a text, and leaves out those that cannot be read. */
export function resolveRichText<Embedded>(
  blocks: readonly PendingBlock[],
  links: LinkReader,
  embeds: readonly LinkTarget[],
): readonly RichBlock<Embedded>[] {
  /** The field reads records of these models only. */
  const recordOf = ({ pointer }: Pending): Embedded | null => links.record(pointer, embeds) as Embedded | null;
  const fileOf = ({ pointer }: Pending): ContentFile | null => links.file(pointer, undefined);

  function inlines(children: readonly PendingInline[]): RichInline<Embedded>[] {
    return children.flatMap((child): RichInline<Embedded> | RichInline<Embedded>[] => {
      switch (child.type) {
        case 'text':
          return child;
        case 'link':
          return { ...child, children: inlines(child.children) };
        case 'file-link':
          return { ...child, children: inlines(child.children) };
        case 'record': {
          const record = recordOf(child.record);
          return record === null ? [] : { type: 'record', record };
        }
        case 'record-link': {
          const inner = inlines(child.children);
          if (child.record.pointer.linkType === 'Asset') {
            const file = fileOf(child.record);
            return file === null ? inner : { type: 'file-link', file, children: inner };
          }
          const record = recordOf(child.record);
          return record === null ? inner : { type: 'record-link', record, children: inner };
        }
      }
    });
  }

  function blocksOf(children: readonly PendingBlock[]): RichBlock<Embedded>[] {
    return children.flatMap((child): RichBlock<Embedded> | RichBlock<Embedded>[] => {
      switch (child.type) {
        case 'paragraph':
        case 'heading':
          return { ...child, children: inlines(child.children) };
        case 'quote':
          return { ...child, children: blocksOf(child.children) };
        case 'list':
          return { ...child, items: child.items.map((item) => ({ children: blocksOf(item.children) })) };
        case 'table':
          return {
            ...child,
            rows: child.rows.map((cells) => cells.map((cell) => ({ ...cell, children: blocksOf(cell.children) }))),
          };
        case 'divider':
        case 'file':
          return child;
        case 'record': {
          if (child.record.pointer.linkType === 'Asset') {
            const file = fileOf(child.record);
            return file === null ? [] : { type: 'file', file };
          }
          const record = recordOf(child.record);
          return record === null ? [] : { type: 'record', record };
        }
      }
    });
  }

  return blocksOf(blocks);
}
