// The public interfaces of a `<Name>.props.ts`, read from its text: for the snapshot of all props and for the tables of the
// Storybook. (Storybook's own reader of types needs the API of TypeScript 5.)

export interface PropRow {
  /** As it is written, so in quotes where it has a hyphen. */
  name: string;
  type: string;
  isRequired: boolean;
  /** The comment above it. */
  about: string;
}

export interface Shape {
  name: string;
  /** `ButtonProps extends ComponentPropsWithRef<'button'>`, as it is written. */
  head: string;
  rows: PropRow[];
}

function rowsOf(body: string): PropRow[] {
  const rows: PropRow[] = [];
  for (const [, comment = '', name = '', optional, type = ''] of body.matchAll(
    /^ {2}(?:\/\*\*([\s\S]*?)\*\/\s+)?(?:readonly )?('[^']+'|\w+)(\?)?: ([\s\S]*?);(?=\n {2}['\w/]|\s*$(?![\s\S]))/gm,
  )) {
    rows.push({
      name,
      type: type.replaceAll(/\s+/g, ' '),
      isRequired: !optional,
      about: comment.replaceAll(/\s+(?:\*\s)?/g, ' ').trim(),
    });
  }
  return rows;
}

/** The exported interfaces, in their order. */
export function shapesOf(source: string): Shape[] {
  return [...source.matchAll(/^export interface ([^{]+)\{\n?([\s\S]*?)\n?\}\n/gm)].map(([, head = '', body = '']) => ({
    name: /^\w+/.exec(head)?.[0] ?? '',
    head: head.replaceAll(/\s+/g, ' ').trim(),
    rows: rowsOf(`${body}\n`),
  }));
}

/** Types that the file names for itself: `type ButtonSize = …`. */
function aliasesOf(source: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', type = ''] of source.matchAll(/^(?:export )?type (\w+)(?:<[^=]*>)? = ([\s\S]*?);$/gm)) {
    found[name] = type.replaceAll(/\s+/g, ' ');
  }
  return found;
}

export interface PropsFile {
  source: string;
  /** Its exports: value lists and defaults. */
  values: Record<string, unknown>;
}

export interface TableRow extends PropRow {
  /** As it is given when nothing is; undefined for none. */
  fallback?: string;
}

export interface PropsTable {
  name: string;
  rows: TableRow[];
  /** HTML element whose attributes it takes besides. */
  element?: string;
  /** Takes atoms, such as `padding`, as props. */
  hasAtoms: boolean;
}

const show = (value: unknown) =>
  typeof value === 'function' ? undefined : JSON.stringify(value)?.replaceAll('"', "'");

function valuesOf(type: string, file: PropsFile, aliases: Record<string, string>): string {
  return type
    .replaceAll(/\b[A-Z]\w+\b/g, (name) => {
      const alias = aliases[name];
      return alias && /^\(typeof \w+\)\[number\]$/.test(alias) ? alias : name;
    })
    .replaceAll(/\(typeof (\w+)\)\[number\]/g, (whole, list: string) => {
      const values = file.values[list];
      return Array.isArray(values) ? values.map(show).join(' | ') : whole;
    });
}

/** The tables of a component: its own props first, then the other shapes that its file exports. */
export function propsTables(component: string, files: Readonly<Record<string, PropsFile>>): PropsTable[] {
  const owners = new Map<string, { shape: Shape; file: PropsFile }>();
  for (const file of Object.values(files))
    for (const shape of shapesOf(file.source)) owners.set(shape.name, { shape, file });

  const table = (name: string, seen: ReadonlySet<string> = new Set()): PropsTable | undefined => {
    const owner = owners.get(name);
    if (!owner || seen.has(name)) return undefined;
    const { shape, file } = owner;
    const aliases = aliasesOf(file.source);
    const base = name.replace(/Props$/, '');
    const own = `${base.charAt(0).toLowerCase()}${base.slice(1)}Defaults`;
    const named = Object.keys(file.values).filter((key) => key.endsWith('Defaults'));
    const defaults = file.values[own] ?? (named.length === 1 && named[0] ? file.values[named[0]] : undefined);
    const rows: TableRow[] = shape.rows.map((row) => ({
      ...row,
      type: valuesOf(row.type, file, aliases),
      fallback: row.isRequired ? undefined : show((defaults as Record<string, unknown> | undefined)?.[row.name]),
    }));
    const result: PropsTable = { name, rows, hasAtoms: /\bAtomProps\b/.test(shape.head) };
    const [, parents = ''] =
      /\bextends (?!\w+ = )((?:[^=]|=>)*)$/.exec(shape.head.replace(/^\w+<[^=]*= [^>]*> ?/, '')) ?? [];
    const clause = parents.replaceAll(/\b\w+\b/g, (word) => aliases[word] ?? word);
    result.element = /ComponentPropsWithRef<'(\w+)'>/.exec(clause)?.[1];
    const [, omitted = ''] = /Omit<\s*[\w<>']+,([^>]*)>/.exec(clause) ?? [];
    for (const [parent] of clause.matchAll(/\b\w+\b/g)) {
      const inherited = table(parent, new Set([...seen, name]));
      if (!inherited) continue;
      const taken = new Set(result.rows.map((row) => row.name));
      result.rows.push(...inherited.rows.filter((row) => !taken.has(row.name) && !omitted.includes(`'${row.name}'`)));
      result.element ??= inherited.element;
      result.hasAtoms ||= inherited.hasAtoms;
    }
    return result;
  };

  const names = shapesOf(files[component]?.source ?? '').map((shape) => shape.name);
  const first =
    names.find((name) => name === `${component}Props`) ?? names.find((name) => name === `${component}ProviderProps`);
  // What the first takes over is in its own table.
  const head = shapesOf(files[component]?.source ?? '').find(({ name }) => name === first)?.head ?? '';
  const others = names.filter((name) => name !== first && !new RegExp(`\\b${name}\\b`).test(head));
  return [...(first ? [first] : []), ...others].flatMap((name) => table(name) ?? []);
}
