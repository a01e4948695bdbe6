import type pg from 'pg';
import { isNode, parseTree } from './node-tree.ts';
import type { TreeNode, TreeValue } from './node-tree.ts';

/** What PostgreSQL reports about a statement. */
export interface Described {
  /** The types of its parameters, by their SQL names. */
  parameters: readonly string[];
  /** The types of its columns. */
  types: readonly string[];
  /** The statement as PostgreSQL understands it. */
  query: TreeNode;
}

/** PostgreSQL does not accept a statement. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

function reasonOf(error: unknown, text: string): string {
  if (!(error instanceof Error)) throw error;
  const position = 'position' in error ? Number(error.position) : Number.NaN;
  const near = Number.isNaN(position)
    ? ''
    : `, near \`${text
        .slice(position - 1)
        .replaceAll(/\s+/g, ' ')
        .slice(0, 50)}\``;
  return `${error.message}${near}`;
}

/**
 * Asks PostgreSQL about statements, on a connection that is closed afterward. They are prepared to get their types; to get their trees,
 * they become the bodies of functions, which, unlike views, may have parameters.
 */
export async function describeAll(
  client: pg.Client,
  texts: ReadonlySet<string>,
): Promise<Map<string, Described | Refused>> {
  const found = new Map<string, Described | Refused>();
  const named = new Map([...texts].map((text, at) => [`statement_${at}`, text]));
  // Sent together. Each one is accepted or refused separately.
  await Promise.all(
    [...named].map(async ([name, text]) => {
      const refused = await prepare(client, name, text);
      if (refused) found.set(text, refused);
    }),
  );
  const { rows: prepared } = await client.query<{ name: string; parameters: string[]; types: string[] | null }>(
    'select name, parameter_types::text[] as parameters, result_types::text[] as types from pg_prepared_statements',
  );
  const functions = prepared.map(
    ({ name, parameters }) =>
      `create function pg_temp.${name}(${parameters.join(', ')}) returns void language sql begin atomic ${named.get(name)}\n; end`,
  );
  await client.query(functions.join(';\n'));
  const { rows: trees } = await client.query<{ name: string; tree: string }>(
    'select proname as name, prosqlbody::text as tree from pg_proc where pronamespace = pg_my_temp_schema()',
  );
  const byName = new Map(trees.map(({ name, tree }) => [name, tree]));
  for (const { name, parameters, types } of prepared) {
    const query = firstNode(parseTree(byName.get(name) ?? '<>'));
    if (!query) throw new Error(`PostgreSQL has no tree of: ${named.get(name)}`);
    found.set(named.get(name) ?? '', { parameters, types: types ?? [], query });
  }
  if (found.size < texts.size) throw new Error('PostgreSQL has forgotten statements that were prepared.');
  return found;
}

async function prepare(client: pg.Client, name: string, text: string): Promise<Refused | null> {
  const before = `prepare ${name} as `;
  try {
    await client.query(before + text);
    return null;
  } catch (error) {
    return new Refused(reasonOf(error, before + text));
  }
}

function firstNode(value: TreeValue): TreeNode | undefined {
  if (isNode(value)) return value;
  return Array.isArray(value) ? value.map(firstNode).find((node) => node !== undefined) : undefined;
}
