import { isSeenBy, listOf, owned, type Owned } from '~/kernel/stored/owned.ts';
import { stored, type Stored } from '~/kernel/stored/stored.ts';

/** A line saved for later. Its price is fetched each time. */
export interface SavedLine {
  sku: string;
  name: string;
  quantity: number;
}

type Kept = Owned<readonly SavedLine[]>;

const MAX = 100;
const nothing: readonly SavedLine[] = [];

function readLine(value: unknown): SavedLine | null {
  const { sku, name, quantity } = (value ?? {}) as Partial<Record<keyof SavedLine, unknown>>;
  if (typeof sku !== 'string' || typeof name !== 'string' || !Number.isInteger(quantity)) return null;
  return Number(quantity) > 0 ? { sku, name, quantity: Number(quantity) } : null;
}

export const savedLines = stored('regen.person.saved.1', owned(listOf(readLine)));

/** What a visitor put aside comes along when they sign in; what one person put aside is never shown to the next one. */
export const linesOf = (owner: string, kept: Kept | null): readonly SavedLine[] =>
  kept !== null && isSeenBy(owner, kept) ? kept.value : nothing;

export interface SavedStore {
  current: () => readonly SavedLine[];
  /** How many of a product are put aside; 0 takes it out. */
  put: (line: SavedLine) => void;
}

/** What a person has put aside in this browser. All tabs share it. */
export function savedStore(owner: string, store: Stored<Kept>): SavedStore {
  const current = () => linesOf(owner, store.read());
  return {
    current,
    put(line) {
      const others = current().filter(({ sku }) => sku !== line.sku);
      const value = line.quantity > 0 ? [line, ...others].slice(0, MAX) : others;
      store.write(value.length > 0 ? { owner, value } : null);
    },
  };
}
