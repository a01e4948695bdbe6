import { isObject } from './types.ts';
import type { Fields } from './types.ts';

/** A rich text as JSON: as objects it would take four times the memory, and most are kept far more often than they are read. */
class Packed {
  readonly #json: string;

  constructor(value: unknown) {
    this.#json = JSON.stringify(value);
  }

  unpack(): unknown {
    return JSON.parse(this.#json);
  }
}

const isRichText = (value: unknown): boolean => isObject(value) && value['nodeType'] === 'document';

/** The fields with every rich text packed. */
export function packedFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([id, values]) => {
      if (!Object.values(values).some(isRichText)) return [id, values];
      const packed = Object.entries(values).map(([code, value]) => [
        code,
        isRichText(value) ? new Packed(value) : value,
      ]);
      return [id, Object.fromEntries(packed)];
    }),
  );
}

export const unpacked = (value: unknown): unknown => (value instanceof Packed ? value.unpack() : value);
