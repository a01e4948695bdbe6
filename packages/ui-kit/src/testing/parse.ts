// The sources of the kit as syntax trees. Storybook's own readers of types and stories need the API of TypeScript 5.
import { parseSync, type Comment, type Program } from 'oxc-parser';

export interface Parsed {
  source: string;
  program: Program;
  comments: readonly Comment[];
}

interface Span {
  start: number;
  end: number;
}

export function parse(source: string, path = 'source.tsx'): Parsed {
  const { program, comments, errors } = parseSync(path, source, { lang: 'tsx' });
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join(' ')}`);
  return { source, program, comments };
}

export const textOf = ({ source }: Parsed, { start, end }: Span): string => source.slice(start, end);

/** The words of the doc comment right above a node. */
export function docOf({ source, comments }: Parsed, { start }: Span): string {
  const above = comments.findLast((comment) => comment.end <= start);
  if (above?.type !== 'Block' || !above.value.startsWith('*') || source.slice(above.end, start).trim() !== '')
    return '';
  return above.value
    .slice(1)
    .replaceAll(/\s+(?:\*\s)?/g, ' ')
    .trim();
}
