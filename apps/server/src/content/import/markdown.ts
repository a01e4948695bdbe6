/** Markdown as the content files use it, to the rich text of the delivery API. */

interface Mark {
  type: 'bold' | 'italic' | 'code';
}

export interface RichNode {
  nodeType: string;
  data: Record<string, unknown>;
  content?: RichNode[];
  value?: string;
  marks?: Mark[];
}

const node = (nodeType: string, content: RichNode[], data: Record<string, unknown> = {}): RichNode => ({
  nodeType,
  data,
  content,
});

const plain = (value: string, marks: readonly Mark[]): RichNode => ({
  nodeType: 'text',
  value,
  marks: [...marks],
  data: {},
});

const target = (linkType: 'Entry' | 'Asset', id: string) => ({ target: { sys: { type: 'Link', linkType, id } } });

/** `[text](https://…)`, `[text](entry:id)`, `[text](asset:id)`. */
function linkNode(text: string, href: string, marks: readonly Mark[]): RichNode {
  const [, kind, id = ''] = /^(entry|asset):(.+)$/.exec(href) ?? [];
  const content = inline(text, marks);
  if (kind === 'entry') return node('entry-hyperlink', content, target('Entry', id));
  if (kind === 'asset') return node('asset-hyperlink', content, target('Asset', id));
  return node('hyperlink', content, { uri: href });
}

/** Italics are `*so*` or, as the formatter writes them, `_so_`; `first_name` has none. */
const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|(?<!\w)_(.+?)_(?!\w)|`(.+?)`|\[([^\]]+)\]\(([^)\s]+)\)/;

function inline(text: string, marks: readonly Mark[] = []): RichNode[] {
  const found = INLINE.exec(text);
  if (!found) return text === '' ? [] : [plain(text, marks)];
  const [whole, bold, starred, underscored, code, label, href] = found;
  const italic = starred ?? underscored;
  const after = text.slice(found.index + whole.length);
  const middle =
    bold !== undefined
      ? inline(bold, [...marks, { type: 'bold' }])
      : italic !== undefined
        ? inline(italic, [...marks, { type: 'italic' }])
        : code !== undefined
          ? [plain(code, [...marks, { type: 'code' }])]
          : [linkNode(label ?? '', href ?? '', marks)];
  return [...inline(text.slice(0, found.index), marks), ...middle, ...inline(after, marks)];
}

/** A text node on each side of a link, as editors of the hosted service write them. */
function withText(content: RichNode[]): RichNode[] {
  if (content.length === 0) return [plain('', [])];
  return content.flatMap((one, at) => {
    const isLink = one.nodeType !== 'text';
    const isAlone = content[at - 1]?.nodeType !== 'text' && isLink;
    const isLast = at === content.length - 1 && isLink;
    return [...(isAlone ? [plain('', [])] : []), one, ...(isLast ? [plain('', [])] : [])];
  });
}

const paragraph = (text: string): RichNode => node('paragraph', withText(inline(text)));

/** The items of a list; a line without a marker goes on with the item before it. */
function itemsOf(lines: readonly string[], marker: RegExp): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (marker.test(line)) items.push(line.replace(marker, ''));
    else items.push(`${items.pop() ?? ''} ${line}`);
  }
  return items;
}

function list(nodeType: string, items: readonly string[]): RichNode {
  return node(
    nodeType,
    items.map((item) => node('list-item', [paragraph(item)])),
  );
}

/** The cells of a line such as `| pH | Effect |`; `\\|` is a bar in a cell. */
function cellsOf(line: string): string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** Columns, a line of dashes, rows: each row gets as many cells as there are columns. */
function table([head = '', , ...rows]: readonly string[]): RichNode {
  const columns = cellsOf(head);
  const row = (nodeType: string, cells: readonly string[]) =>
    node(
      'table-row',
      columns.map((_, at) => node(nodeType, [paragraph(cells[at] ?? '')])),
    );
  return node('table', [row('table-header-cell', columns), ...rows.map((line) => row('table-cell', cellsOf(line)))]);
}

function isTable(lines: readonly string[]): boolean {
  return lines.every((line) => line.startsWith('|')) && /^\|( *:?-+:? *\|)+$/.test(lines[1] ?? '');
}

function block(part: string): RichNode {
  const lines = part.split('\n').map((line) => line.trim());
  const [first = ''] = lines;
  const heading = /^(#{1,6}) (.+)$/.exec(first);
  if (heading && lines.length === 1) {
    return node(`heading-${heading[1]?.length ?? 2}`, withText(inline(heading[2] ?? '')));
  }
  const embedded = /^!\[[^\]]*\]\((asset|entry):([^)\s]+)\)$/.exec(part.trim());
  if (embedded) {
    const [, kind, id = ''] = embedded;
    return kind === 'asset'
      ? node('embedded-asset-block', [], target('Asset', id))
      : node('embedded-entry-block', [], target('Entry', id));
  }
  if (/^(-{3,}|\*{3,})$/.test(part.trim())) return node('hr', []);
  if (first.startsWith('> ')) {
    return node('blockquote', [paragraph(lines.map((line) => line.replace(/^> ?/, '')).join(' '))]);
  }
  if (isTable(lines)) return table(lines);
  if (/^[-*] /.test(first)) return list('unordered-list', itemsOf(lines, /^[-*] /));
  if (/^\d+\. /.test(first)) return list('ordered-list', itemsOf(lines, /^\d+\. /));
  return paragraph(lines.join(' '));
}

export function richTextOf(markdown: string): RichNode {
  const parts = markdown
    .trim()
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '');
  return node('document', parts.map(block));
}
