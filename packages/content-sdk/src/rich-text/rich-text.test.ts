import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ProblemReason } from '../data/problem-reason.ts';
import { MAX_RICH_TEXT_CHARACTERS, MAX_RICH_TEXT_DEPTH, MAX_RICH_TEXT_NODES } from '../defaults.ts';
import { node, paragraph, text } from '../testing/documents.ts';
import { parseRichText } from './parse.ts';

function parse(...content: unknown[]): { blocks: readonly unknown[]; reasons: ProblemReason[] } {
  const reasons: ProblemReason[] = [];
  const blocks = parseRichText(node('document', content), (reason) => reasons.push(reason));
  return { blocks, reasons };
}

it('reads what editors can write', () => {
  const { blocks, reasons } = parse(
    node('heading-2', [text('Peptides')]),
    paragraph(
      text('Read '),
      text('this', 'bold', 'italic', 'bold'),
      node('hyperlink', [text(' now')], { uri: '/blogs/peptides' }),
    ),
    node('unordered-list', [
      node('list-item', [paragraph(text('one')), node('ordered-list', [node('list-item', [])])]),
    ]),
    node('blockquote', [paragraph(text('calm'))]),
    node('hr', []),
    node('table', [
      node('table-row', [
        node('table-header-cell', [paragraph(text('Day'))]),
        node('table-cell', [paragraph(text('1'))]),
      ]),
    ]),
  );
  const said = (value: string) => ({ type: 'paragraph', children: [{ type: 'text', text: value, marks: [] }] });
  expect(blocks).toEqual([
    { type: 'heading', level: 2, children: [{ type: 'text', text: 'Peptides', marks: [] }] },
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'Read ', marks: [] },
        { type: 'text', text: 'this', marks: ['bold', 'italic'] },
        { type: 'link', href: '/blogs/peptides', children: [{ type: 'text', text: ' now', marks: [] }] },
      ],
    },
    {
      type: 'list',
      ordered: false,
      items: [{ children: [said('one'), { type: 'list', ordered: true, items: [{ children: [] }] }] }],
    },
    { type: 'quote', children: [said('calm')] },
    { type: 'divider' },
    {
      type: 'table',
      rows: [
        [
          { isHeader: true, children: [said('Day')] },
          { isHeader: false, children: [said('1')] },
        ],
      ],
    },
  ]);
  expect(reasons).toEqual([]);
});

it('drops nodes and marks that it does not know', () => {
  const { blocks, reasons } = parse(
    node('script', [text('alert(1)')]),
    paragraph(node('iframe', [], { src: 'https://evil.example' }), text('kept', 'blink')),
    node('list-item', []),
    null,
    'text',
    { nodeType: { toString: () => 'paragraph' } },
  );
  expect(blocks).toEqual([{ type: 'paragraph', children: [{ type: 'text', text: 'kept', marks: [] }] }]);
  expect(new Set(reasons)).toEqual(new Set(['unknown-node']));
  expect(reasons).toHaveLength(6);
});

it('makes text of links that are not safe', () => {
  const { blocks, reasons } = parse(
    paragraph(
      node('hyperlink', [text('press')], { uri: 'javascript:alert(1)' }),
      node('entry-hyperlink', [text(' me')], { target: 'x' }),
    ),
  );
  expect(blocks).toEqual([
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'press', marks: [] },
        { type: 'text', text: ' me', marks: [] },
      ],
    },
  ]);
  expect(reasons).toEqual(['unsafe-link', 'wrong-type']);
});

it('is bounded in depth, nodes and characters', () => {
  let deep: unknown = paragraph(text('bottom'));
  for (let level = 0; level < 2_000; level += 1) deep = node('blockquote', [deep]);
  const nested = parse(deep, paragraph(text('after')));
  expect(nested.reasons).toEqual(['too-large']);
  expect(depthOf(nested.blocks)).toBeLessThanOrEqual(MAX_RICH_TEXT_DEPTH);
  expect(JSON.stringify(nested.blocks)).not.toContain('bottom');
  expect(JSON.stringify(nested.blocks)).toContain('after');

  const many = parse(...Array.from({ length: MAX_RICH_TEXT_NODES * 2 }, () => node('hr', [])));
  expect(many.blocks).toHaveLength(MAX_RICH_TEXT_NODES);
  expect(many.reasons).toEqual(['too-large']);

  const long = parse(paragraph(text('before')), paragraph(text('x'.repeat(5_000_000))), paragraph(text('after')));
  expect(JSON.stringify(long.blocks).length).toBeLessThan(MAX_RICH_TEXT_CHARACTERS);
  expect(JSON.stringify(long.blocks)).toContain('before');
  expect(long.reasons).toEqual(['too-large']);
});

it('reads any JSON without failing, and makes nothing but known nodes of it', () => {
  const nodeType = fc.constantFrom(
    'document',
    'paragraph',
    'text',
    'hyperlink',
    'table',
    'table-row',
    'table-cell',
    'list-item',
    'ordered-list',
    'heading-7',
    'embedded-entry-block',
    '__proto__',
  );
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 6 },
      fc.jsonValue(),
      fc.record(
        {
          nodeType,
          content: fc.array(tie('tree'), { maxLength: 4 }),
          value: fc.oneof(fc.string(), fc.jsonValue()),
          marks: fc.jsonValue(),
          data: fc.jsonValue(),
        },
        { requiredKeys: ['nodeType'] },
      ),
    ),
  }));
  const known = new Set([
    'paragraph',
    'heading',
    'list',
    'quote',
    'table',
    'divider',
    'text',
    'link',
    'record',
    'record-link',
  ]);
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 4 }), (content) => {
      const unknown = typesIn(parse(...content).blocks).filter((type) => !known.has(String(type)));
      expect(unknown).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Math.max(0, ...Object.values(value).map(depthOf));
  return inner + (Array.isArray(value) ? 0 : 1);
}

function typesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'type' in value ? [value.type] : [];
  return [...own, ...Object.values(value).flatMap(typesIn)];
}
