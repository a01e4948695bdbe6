import type { ModelRef } from '../data/reader.ts';

/**
 * A record that another operation has returned, as its model reads it. The server has read it with this model; what is checked here is
 * that it is of this type.
 */
export function readAs<Data>(model: ModelRef<Data>, record: { readonly type: string }): Data {
  if (record.type !== model.type) throw new TypeError(`A record of "${model.type}" is needed, not of "${record.type}".`);
  return record as Data;
}
