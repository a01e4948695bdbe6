import { wordsOf, type Block, type Text } from './rich-text.ts';

/** A heading of a text. */
export interface OutlineEntry {
  /** Of the element: where a link to it leads. */
  readonly id: string;
  readonly title: string;
  readonly level: number;
}

/** Headings and tables of a text with the names that tell them apart. */
export interface Outline {
  readonly headings: ReadonlyMap<Block, OutlineEntry>;
  readonly captions: ReadonlyMap<Block, string>;
}

/** So that no heading takes the id of a part of the page, such as `main`. */
const PREFIX = 'section-';

const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/[\p{M}’']/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);

/** A name that no other has yet. */
function unique(name: string, taken: Set<string>, next: (count: number) => string): string {
  let found = name;
  for (let count = 2; taken.has(found); count += 1) found = next(count);
  taken.add(found);
  return found;
}

/** Names the headings of a text by their words, and its tables by the heading above them. */
export function outlineOf(text: Text): Outline {
  const headings = new Map<Block, OutlineEntry>();
  const captions = new Map<Block, string>();
  const ids = new Set<string>();
  const names = new Set<string>();
  let above = '';
  for (const block of text) {
    if (block.type === 'heading') {
      const title = wordsOf(block.children).trim();
      if (title === '') continue;
      above = title;
      const name = `${PREFIX}${slugOf(title) || 'part'}`;
      headings.set(block, { id: unique(name, ids, (count) => `${name}-${count}`), title, level: block.level });
    } else if (block.type === 'table') {
      const name = above === '' ? 'Table' : above;
      captions.set(
        block,
        unique(name, names, (count) => `${name}, table ${count}`),
      );
    }
  }
  return { headings, captions };
}

/** Where a fragment leads: to a heading of the text by its words, or wherever it says. */
export function fragmentOf(href: string, { headings }: Outline): string {
  const id = `${PREFIX}${href.slice(1)}`;
  return [...headings.values()].some((heading) => heading.id === id) ? `#${id}` : href;
}
