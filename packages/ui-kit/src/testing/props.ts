// The public props of the components, as read-props.ts reads them: for the snapshot of all of them, and for the tables and
// controls of the Storybook. Nothing here needs the parser, so that it runs in a browser.

export type TypePart = string | { list: string };

/** What a prop can be: one of a list that the file exports, a value, or a kind of values. */
export type TypeMember =
  | { kind: 'list'; list: string }
  | { kind: 'value'; value: string | number | boolean }
  | { kind: 'boolean' | 'text' | 'number' | 'other' }
  | { kind: 'reference'; name: string };

export interface PropRow {
  /** As it is written, so in quotes where it has a hyphen. */
  name: string;
  /** As it is written. */
  type: string;
  parts: readonly TypePart[];
  members: readonly TypeMember[];
  isRequired: boolean;
  /** The comment above it. */
  about: string;
}

export interface Parent {
  name: string;
  omitted: readonly string[];
  /** HTML element of `ComponentPropsWithRef`. */
  element?: string | undefined;
}

export interface Shape {
  name: string;
  /** `ButtonProps extends ComponentPropsWithRef<'button'>`, as it is written. */
  head: string;
  parents: readonly Parent[];
  rows: readonly PropRow[];
}

export interface PropsFile {
  shapes: readonly Shape[];
  /** Its exports: value lists and defaults. */
  values: Readonly<Record<string, unknown>>;
}

export interface TableRow {
  name: string;
  type: string;
  isRequired: boolean;
  about: string;
  /** What it is when nothing is given; undefined for nothing. */
  fallback?: unknown;
  /** All that it can be, if that is a list of values. */
  options?: readonly unknown[];
  members: readonly TypeMember[];
}

export interface PropsTable {
  name: string;
  rows: TableRow[];
  /** HTML element whose attributes it takes besides. */
  element?: string | undefined;
  /** Takes atoms, such as `padding`, as props. */
  hasAtoms: boolean;
}

/** A value as code; undefined for a function. */
export const show = (value: unknown): string | undefined =>
  typeof value === 'function' ? undefined : JSON.stringify(value)?.replaceAll('"', "'");

const listIn = ({ values }: PropsFile, list: string): readonly unknown[] | undefined => {
  const value = values[list];
  return Array.isArray(value) ? value : undefined;
};

const typeText = (parts: readonly TypePart[], file: PropsFile): string =>
  parts
    .map((part) =>
      typeof part === 'string'
        ? part
        : (listIn(file, part.list)?.map(show).join(' | ') ?? `(typeof ${part.list})[number]`),
    )
    .join('');

/** The values of a prop that has nothing but values, without those that mean that it isn't given. */
function optionsOf(members: readonly TypeMember[], file: PropsFile): readonly unknown[] | undefined {
  const options: unknown[] = [];
  for (const member of members) {
    const values =
      member.kind === 'list' ? listIn(file, member.list) : member.kind === 'value' ? [member.value] : undefined;
    if (!values) return undefined;
    options.push(...values);
  }
  return options.length > 0 ? options : undefined;
}

/** `buttonDefaults` for `ButtonProps`; a file with one list of defaults has it for all its props. */
function defaultsOf(name: string, { values }: PropsFile): Readonly<Record<string, unknown>> {
  const base = name.replace(/Props$/, '');
  const own = `${base.charAt(0).toLowerCase()}${base.slice(1)}Defaults`;
  const named = Object.keys(values).filter((key) => key.endsWith('Defaults'));
  const found = values[own] ?? (named.length === 1 && named[0] ? values[named[0]] : undefined);
  return (found as Readonly<Record<string, unknown>> | undefined) ?? {};
}

interface Owner {
  shape: Shape;
  file: PropsFile;
}

function tableOf(name: string, owners: ReadonlyMap<string, Owner>): PropsTable | undefined {
  const owner = owners.get(name);
  if (!owner) return undefined;
  const { shape, file } = owner;
  const defaults = defaultsOf(name, file);
  const table: PropsTable = {
    name,
    hasAtoms: shape.parents.some((parent) => parent.name === 'AtomProps'),
    element: shape.parents.find(({ element }) => element !== undefined)?.element,
    rows: shape.rows.map((row) => ({
      name: row.name,
      type: typeText(row.parts, file),
      isRequired: row.isRequired,
      about: row.about,
      fallback: row.isRequired ? undefined : defaults[row.name],
      options: optionsOf(row.members, file),
      members: row.members,
    })),
  };
  for (const parent of shape.parents) {
    const inherited = tableOf(parent.name, owners);
    if (!inherited) continue;
    const taken = new Set([...table.rows.map((row) => row.name), ...parent.omitted]);
    table.rows.push(
      ...inherited.rows
        .filter((row) => !taken.has(row.name))
        // A component may have another default than what it is made of.
        .map((row) => (Object.hasOwn(defaults, row.name) ? { ...row, fallback: defaults[row.name] } : row)),
    );
    table.element ??= inherited.element;
    table.hasAtoms ||= inherited.hasAtoms;
  }
  return table;
}

/** The tables of a component: its own props first, then the other shapes that its file exports. */
export function propsTables(component: string, files: Readonly<Record<string, PropsFile>>): PropsTable[] {
  const owners = new Map<string, Owner>();
  for (const file of Object.values(files)) for (const shape of file.shapes) owners.set(shape.name, { shape, file });
  const shapes = files[component]?.shapes ?? [];
  const first = [`${component}Props`, `${component}ProviderProps`]
    .map((name) => shapes.find((shape) => shape.name === name))
    .find((shape) => shape !== undefined);
  // What the first takes over is in its own table.
  const others = shapes.filter(
    (shape) => shape !== first && first?.parents.every((parent) => parent.name !== shape.name) !== false,
  );
  return [...(first ? [first] : []), ...others].flatMap(({ name }) => tableOf(name, owners) ?? []);
}
