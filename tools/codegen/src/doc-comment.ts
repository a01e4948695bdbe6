const WIDTH = 120;

/** A doc comment of these paragraphs, its lines as long as a line of code may be; those of an `@example` stay as they are. */
export function docComment(paragraphs: readonly string[], indent = ''): string {
  const given = paragraphs.map((text) => text.trim().replaceAll('*/', '*\\/')).filter((text) => text !== '');
  if (given.length === 0) return '';
  const lines = given.flatMap((text, index) => [
    ...(index > 0 ? [''] : []),
    ...(text.startsWith('@example') ? text.split('\n') : wrap(text, WIDTH - indent.length - 3)),
  ]);
  const [only = ''] = lines;
  if (lines.length === 1 && indent.length + only.length + 7 <= WIDTH) return `${indent}/** ${only} */\n`;
  return [`${indent}/**`, ...lines.map((line) => `${indent} *${line && ` ${line}`}`), `${indent} */\n`].join('\n');
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) as string;
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
