const HEAD = [
  'Client',
  'gzip, 3 operations',
  'gzip, all',
  'GET in memory, CPU µs',
  'POST in memory',
  'GET over loopback',
  'POST over loopback',
  'cold import, CPU ms',
  'instantiations, 90 calls',
  'check time, s',
];

export function table(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(HEAD), line(HEAD.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

const TITLE = '## The SDK beside other clients';

/** The report with this section in the place of an earlier one, or at its end. */
export function withSection(report: string, text: string, node: string): string {
  const section = `${TITLE}

Written by \`npm run bench:sdk -- --write\`, with Node ${node.slice(1)} and TypeScript 5.9. Bytes: bundled, minified, gzipped, a program that uses the operations. CPU: the process of the client alone, the median of five processes; in brackets, how many times raw fetch. In memory, \`fetch\` answers at once. Only the SDK repeats, times out, pages, logs and types its errors.

${text}
`;
  const [before = '', rest] = report.split(`${TITLE}\n`);
  if (rest === undefined) return `${report.trimEnd()}\n\n${section}`;
  const next = rest.search(/^## /m);
  return before + section + (next < 0 ? '' : `\n${rest.slice(next)}`);
}
