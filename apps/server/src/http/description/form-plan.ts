import type { Schema } from '@regen/contract';

export const FORM = 'multipart/form-data';

const MIB = 1024 * 1024;
/** Where the description names no `maxLength`. */
export const MAX_FILE_BYTES = 10 * MIB;
/** All text of a form, and the headers of its parts. */
const MAX_TEXT_BYTES = MIB;

/** What the description says about the form of an operation. */
export interface FormPlan {
  /** Fields that are lists: repeated parts are their entries. */
  readonly lists: ReadonlySet<string>;
  /** The most bytes of each field that is a file. */
  readonly files: ReadonlyMap<string, number>;
  /** The most bytes of the whole body. */
  readonly bodyLimit: number;
  /** The schema that the collected fields are checked with. */
  readonly schema: object;
}

function binaryOf(schema: Schema): Schema | null {
  const one = schema.type === 'array' ? schema.items : schema;
  return one?.type === 'string' && one.format === 'binary' ? one : null;
}

/** Reads the resolved schema of a form: which fields are lists, which are files and how large those may be. */
export function planForm(schema: object): FormPlan {
  const { properties = {} } = schema as Schema;
  const lists = new Set<string>();
  const files = new Map<string, number>();
  const checked: Record<string, object> = {};
  for (const [name, property] of Object.entries(properties)) {
    const binary = binaryOf(property);
    if (property.type === 'array') lists.add(name);
    if (binary) files.set(name, binary.maxLength ?? MAX_FILE_BYTES);
    checked[name] =
      binary === null
        ? property
        : binary === property
          ? { formFile: true }
          : { ...property, items: { formFile: true } };
  }
  const ofFiles = [...files.values()].reduce((sum, size) => sum + size, 0);
  return { lists, files, bodyLimit: ofFiles + MAX_TEXT_BYTES, schema: { ...schema, properties: checked } };
}
