import type { TextBlock } from '~/features/pages/index.ts';

/** A line in capitals, as people type a title where there is no bold. */
function isTitle(line: string): boolean {
  return line.length <= 60 && /\p{L}{2}/u.test(line) && line === line.toUpperCase() && !/[.!?]$/.test(line);
}

function withLine(blocks: readonly TextBlock[], line: string, isFirst: boolean): TextBlock[] {
  const last = isFirst ? undefined : blocks.at(-1);
  const others = blocks.slice(0, -1);
  const step = /^(\d{1,3})[.)]\s+(.*)$/.exec(line);
  if (step) {
    const [, number, text = ''] = step;
    // A number that does not follow the one before starts a list of its own, so that every number stays what it was.
    if (last?.type === 'list' && last.start !== undefined && Number(number) === last.start + last.items.length) {
      return [...others, { ...last, items: [...last.items, text] }];
    }
    return [...blocks, { type: 'list', isOrdered: true, start: Number(number), items: [text] }];
  }
  const point = /^[-*•–]\s+(.*)$/.exec(line);
  if (point) {
    const [, text = ''] = point;
    if (last?.type === 'list' && !last.isOrdered) return [...others, { ...last, items: [...last.items, text] }];
    return [...blocks, { type: 'list', isOrdered: false, items: [text] }];
  }
  if (isFirst && isTitle(line)) return [...blocks, { type: 'heading', text: line }];
  if (last?.type === 'paragraph') return [...others, { ...last, text: `${last.text}\n${line}` }];
  return [...blocks, { type: 'paragraph', text: line }];
}

/** What a professional has typed, in paragraphs and lists. Every word stays, in its order. */
export function instructionBlocks(text: string): TextBlock[] {
  let blocks: TextBlock[] = [];
  for (const paragraph of text.split(/\r?\n\s*\n/)) {
    const lines = paragraph
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '');
    for (const [index, line] of lines.entries()) blocks = withLine(blocks, line, index === 0);
  }
  return blocks;
}
