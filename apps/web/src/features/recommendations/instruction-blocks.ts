export type InstructionPart =
  | { kind: 'heading'; text: string }
  | { kind: 'steps'; start: number; items: string[] }
  | { kind: 'points'; items: string[] }
  | { kind: 'lines'; lines: string[] };

/** A line in capitals, as people type a title where there is no bold. */
function isTitle(line: string): boolean {
  return line.length <= 60 && /\p{L}{2}/u.test(line) && line === line.toUpperCase() && !/[.!?]$/.test(line);
}

function withLine(parts: readonly InstructionPart[], line: string, isFirst: boolean): InstructionPart[] {
  const last = isFirst ? undefined : parts.at(-1);
  const others = parts.slice(0, -1);
  const step = /^(\d{1,3})[.)]\s+(.*)$/.exec(line);
  if (step) {
    const [, number, text = ''] = step;
    // A number that does not follow the one before starts a list of its own, so that every number stays what it was.
    if (last?.kind === 'steps' && Number(number) === last.start + last.items.length) {
      return [...others, { ...last, items: [...last.items, text] }];
    }
    return [...parts, { kind: 'steps', start: Number(number), items: [text] }];
  }
  const point = /^[-*•–]\s+(.*)$/.exec(line);
  if (point) {
    const [, text = ''] = point;
    if (last?.kind === 'points') return [...others, { ...last, items: [...last.items, text] }];
    return [...parts, { kind: 'points', items: [text] }];
  }
  if (isFirst && isTitle(line)) return [...parts, { kind: 'heading', text: line }];
  if (last?.kind === 'lines') return [...others, { ...last, lines: [...last.lines, line] }];
  return [...parts, { kind: 'lines', lines: [line] }];
}

/** What a professional has typed, in paragraphs and lists. Every word stays, in its order. */
export function instructionParts(text: string): InstructionPart[] {
  let parts: InstructionPart[] = [];
  for (const paragraph of text.split(/\r?\n\s*\n/)) {
    const lines = paragraph
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '');
    for (const [index, line] of lines.entries()) parts = withLine(parts, line, index === 0);
  }
  return parts;
}
