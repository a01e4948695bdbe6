import { stored } from '~/kernel/stored/stored.ts';

/** A sign-in later than this is not about the favorite. */
const MINUTES = 30;

interface Press {
  sku: string;
  /** Milliseconds since 1970. */
  at: number;
}

function readPress(value: unknown): Press | null {
  const { sku, at } = (value ?? {}) as Partial<Record<keyof Press, unknown>>;
  return typeof sku === 'string' && typeof at === 'number' ? { sku, at } : null;
}

const press = stored('regen.tab.favorite.1', readPress);

/** A heart that was pressed signed out, in this tab, until somebody has signed in. */
export const storePress = (sku: string): void => press.write({ sku, at: Date.now() });

/** The product whose heart was pressed; the second time, nothing. */
export function takePress(): string | undefined {
  const kept = press.read();
  press.write(null);
  return kept !== null && kept.at > Date.now() - MINUTES * 60_000 ? kept.sku : undefined;
}
