import type { RichNode } from '../../content/import/markdown.ts';
import type { BlockColumn } from '../../db/schema.ts';

const textOf = ({ value = '', content = [] }: RichNode): string => value + content.map(textOf).join('');

function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** A link that stands alone in its paragraph is a block of its own. */
function paragraphOf(node: RichNode): BlockColumn {
  const parts = (node.content ?? []).filter((part) => textOf(part) !== '');
  const [only] = parts;
  const text = textOf(node);
  if (parts.length !== 1 || only?.nodeType !== 'hyperlink') return { type: 'paragraph', text };
  return { type: 'link', text, href: String(only.data['uri']) };
}

function blockOf(node: RichNode): BlockColumn {
  switch (node.nodeType) {
    case 'heading-2':
    case 'heading-3': {
      const text = textOf(node);
      return { type: 'heading', level: node.nodeType === 'heading-2' ? 2 : 3, text, anchor: anchorOf(text) };
    }
    case 'ordered-list':
    case 'unordered-list':
      return { type: 'list', isOrdered: node.nodeType === 'ordered-list', items: (node.content ?? []).map(textOf) };
    case 'embedded-asset-block':
      return { type: 'image', picture: (node.data['target'] as { sys: { id: string } }).sys.id };
    default:
      return paragraphOf(node);
  }
}

/** The rich text of a page as the blocks that `pages` has. Pictures of the demo have the names of their drawings. */
export function blocksOf(document: RichNode): BlockColumn[] {
  return (document.content ?? []).map(blockOf);
}

export { textOf };
