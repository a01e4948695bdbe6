import { notALinkTo, readPointer } from '../data/links.ts';
import type { Pointer } from '../data/links.ts';
import type { ReportProblem } from '../data/problem-reason.ts';
import type { RichBlock, RichInline, RichListItem, RichMark, RichTableCell } from '../data/rich-text.ts';
import { MAX_RICH_TEXT_CHARACTERS, MAX_RICH_TEXT_DEPTH, MAX_RICH_TEXT_NODES } from '../defaults.ts';
import { safeHref } from './safe-href.ts';

/** A record or a file that is resolved when the text is read. */
export interface Pending {
  readonly pointer: Pointer;
}
export type PendingBlock = RichBlock<Pending>;
export type PendingInline = RichInline<Pending>;

/** A document of the delivery API as a tree of ours. Files and records are pending. */
export function parseRichText(document: unknown, report: ReportProblem): readonly PendingBlock[] {
  const { nodeType, content } = nodeOf(document);
  if (nodeType !== 'document') {
    report('wrong-type', 'no rich text');
    return [];
  }
  return new Parser(report).blocks(content, 1);
}

interface Node {
  readonly nodeType?: unknown;
  readonly content?: unknown;
  readonly value?: unknown;
  readonly marks?: unknown;
  readonly data?: { readonly target?: unknown; readonly uri?: unknown };
}

const MARKS: ReadonlySet<unknown> = new Set<RichMark>([
  'bold',
  'italic',
  'underline',
  'code',
  'superscript',
  'subscript',
  'strikethrough',
]);

/** Reads one document; counts what it has read, and stops where that is enough. */
class Parser {
  readonly #report: ReportProblem;
  #nodes = 0;
  #characters = 0;
  #isFull = false;

  constructor(report: ReportProblem) {
    this.#report = report;
  }

  blocks(content: unknown, depth: number): PendingBlock[] {
    return this.#each(content, depth, (node) => this.#block(node, depth));
  }

  #block(node: Node, depth: number): PendingBlock | undefined {
    const { nodeType, content } = node;
    const level = typeof nodeType === 'string' ? /^heading-([1-6])$/.exec(nodeType)?.[1] : undefined;
    if (level !== undefined) {
      return { type: 'heading', level: Number(level) as 1, children: this.#inlines(content, depth + 1) };
    }
    switch (nodeType) {
      case 'paragraph':
        return { type: 'paragraph', children: this.#inlines(content, depth + 1) };
      case 'blockquote':
        return { type: 'quote', children: this.blocks(content, depth + 1) };
      case 'unordered-list':
      case 'ordered-list':
        return { type: 'list', ordered: nodeType === 'ordered-list', items: this.#items(content, depth + 1) };
      case 'table':
        return { type: 'table', rows: this.#rows(content, depth + 1) };
      case 'hr':
        return { type: 'divider' };
      case 'embedded-asset-block':
        return this.#pending(node, 'Asset', (pending) => ({ type: 'record', record: pending }));
      case 'embedded-entry-block':
        return this.#pending(node, 'Entry', (pending) => ({ type: 'record', record: pending }));
      default:
        return this.#unknown(nodeType);
    }
  }

  #inlines(content: unknown, depth: number): PendingInline[] {
    return this.#each<PendingInline>(content, depth, (node) => {
      const { nodeType, content: children } = node;
      switch (nodeType) {
        case 'text':
          return this.#text(node);
        case 'hyperlink':
          return this.#link(node, depth);
        case 'entry-hyperlink':
        case 'asset-hyperlink': {
          const inner = this.#inlines(children, depth + 1);
          const linkType = nodeType === 'entry-hyperlink' ? 'Entry' : 'Asset';
          const link = this.#pending(node, linkType, (record) => ({
            type: 'record-link' as const,
            record,
            children: inner,
          }));
          return link ?? inner;
        }
        case 'embedded-entry-inline':
          return this.#pending(node, 'Entry', (record) => ({ type: 'record', record }));
        default:
          return this.#unknown(nodeType);
      }
    });
  }

  #items(content: unknown, depth: number): RichListItem<Pending>[] {
    return this.#each(content, depth, ({ nodeType, content: children }) =>
      nodeType === 'list-item' ? { children: this.blocks(children, depth + 1) } : this.#unknown(nodeType),
    );
  }

  #rows(content: unknown, depth: number): RichTableCell<Pending>[][] {
    const rows = this.#each(content, depth, ({ nodeType, content: cells }) =>
      nodeType === 'table-row' ? { cells: this.#cells(cells, depth + 1) } : this.#unknown(nodeType),
    );
    return rows.map(({ cells }) => cells);
  }

  #cells(content: unknown, depth: number): RichTableCell<Pending>[] {
    return this.#each(content, depth, ({ nodeType, content: children }) =>
      nodeType === 'table-cell' || nodeType === 'table-header-cell'
        ? { isHeader: nodeType === 'table-header-cell', children: this.blocks(children, depth + 1) }
        : this.#unknown(nodeType),
    );
  }

  #text({ value, marks }: Node): PendingInline | undefined {
    if (typeof value !== 'string' || value === '') return undefined;
    this.#characters += value.length;
    if (this.#characters > MAX_RICH_TEXT_CHARACTERS) {
      return this.#full(`more than ${MAX_RICH_TEXT_CHARACTERS} characters`);
    }
    const types = Array.isArray(marks) ? marks.map((mark: unknown) => nodeOf(mark)['type' as keyof Node]) : [];
    return {
      type: 'text',
      text: value,
      marks: [...new Set(types)].filter((type): type is RichMark => MARKS.has(type)),
    };
  }

  /** Without a safe URL, only the text of a link is kept. */
  #link({ content, data }: Node, depth: number): PendingInline | PendingInline[] {
    const children = this.#inlines(content, depth + 1);
    const href = safeHref(data?.uri);
    if (href !== undefined) return { type: 'link', href, children };
    this.#report('unsafe-link', 'URL not allowed');
    return children;
  }

  #pending<Result>(
    { data }: Node,
    linkType: Pointer['linkType'],
    make: (pending: Pending) => Result,
  ): Result | undefined {
    const pointer = readPointer(data?.target);
    if (pointer?.linkType === linkType) return make({ pointer });
    this.#report('wrong-type', notALinkTo(linkType));
    return undefined;
  }

  #each<Result extends object>(
    content: unknown,
    depth: number,
    read: (node: Node) => Result | Result[] | undefined,
  ): Result[] {
    if (!Array.isArray(content)) return [];
    if (depth > MAX_RICH_TEXT_DEPTH) {
      this.#report('too-large', `deeper than ${MAX_RICH_TEXT_DEPTH} levels`);
      return [];
    }
    const results: Result[] = [];
    for (const child of content as readonly unknown[]) {
      if (this.#isFull) break;
      this.#nodes += 1;
      if (this.#nodes > MAX_RICH_TEXT_NODES) {
        this.#full(`more than ${MAX_RICH_TEXT_NODES} nodes`);
        break;
      }
      const result = read(nodeOf(child));
      if (Array.isArray(result)) results.push(...result);
      else if (result) results.push(result);
    }
    return results;
  }

  #full(message: string): undefined {
    if (!this.#isFull) this.#report('too-large', message);
    this.#isFull = true;
  }

  #unknown(nodeType: unknown): undefined {
    this.#report('unknown-node', `a node of type ${JSON.stringify(String(nodeType).slice(0, 40))}`);
  }
}

function nodeOf(value: unknown): Node {
  return typeof value === 'object' && value !== null ? (value as Node) : {};
}
