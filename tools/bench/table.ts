/** A Markdown table; the first `texts` columns are text, the others numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], texts = 2): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const right = head.map((_, at) => (at < texts ? '---' : '---:'));
  return [line(head), line(right), ...rows.map(line)].join('\n');
}

export const number = (value: number, digits: number) => value.toFixed(digits);

/** The median of several runs, and the worst of them in parentheses. */
export const spread = ({ median, worst }: { median: number; worst: number }, digits: number): string =>
  `${number(median, digits)} (${number(worst, digits)})`;
