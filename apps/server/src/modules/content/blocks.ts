import type { ContentFile, RichBlock } from '@regen/content-sdk';
import type { PageContent } from '@regen/sdk';
import { lineOf, plainTextOf } from './plain-text.ts';

type Block = PageContent['blocks'][number];

function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function imageOf({ title, description, url, width, height, contentType }: ContentFile): Block[] {
  if (contentType.startsWith('image/') && width !== undefined && height !== undefined) {
    return [{ type: 'image', image: { alt: description || title, url, width, height } }];
  }
  return [{ type: 'link', text: title, href: url }];
}

/** A link that stands alone in its paragraph is a block of its own. */
function paragraphOf({ children }: Extract<RichBlock<unknown>, { type: 'paragraph' }>): Block[] {
  const text = lineOf(children);
  if (text === '') return [];
  const [only, ...others] = children.filter((inline) => inline.type !== 'text' || inline.text.trim() !== '');
  const isLink = only?.type === 'link' && others.length === 0;
  return [isLink ? { type: 'link', text, href: only.href } : { type: 'paragraph', text }];
}

/** A rich text as the blocks of `pageGetContent`. What they cannot show is plain text there. */
export function blocksOf(text: readonly RichBlock<unknown>[]): Block[] {
  return text.flatMap((block): Block[] => {
    switch (block.type) {
      case 'heading': {
        const title = lineOf(block.children);
        return [{ type: 'heading', level: block.level <= 2 ? 2 : 3, text: title, anchor: anchorOf(title) }];
      }
      case 'paragraph':
        return paragraphOf(block);
      case 'list':
        return [
          { type: 'list', isOrdered: block.ordered, items: block.items.map(({ children }) => plainTextOf(children)) },
        ];
      case 'quote':
        return blocksOf(block.children);
      case 'table':
        return [{ type: 'list', isOrdered: false, items: plainTextOf([block]).split('\n') }];
      case 'file':
        return imageOf(block.file);
      default:
        return [];
    }
  });
}
