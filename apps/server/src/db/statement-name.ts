const VERB = /^\s*([a-z]+)/i;
const TABLE = /\b(?:from|into|update)\s+([a-z_]+)/i;

/** The span name of a statement: its own name, or its verb and first table. Never its text or values. */
export function statementName(statement: string | { name: string; text: string }): string {
  if (typeof statement !== 'string') return statement.name;
  const bare = statement.replaceAll(/'[^']*'/g, '');
  const verb = VERB.exec(bare)?.[1]?.toLowerCase() ?? 'statement';
  const table = TABLE.exec(bare)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}
