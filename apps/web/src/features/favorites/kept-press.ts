const KEY = 'regen.favorite';
/** Who signs in later than this has something else in mind. */
const MINUTES = 30;

/** A heart that was pressed signed out, in this tab, until somebody has signed in. */
export function keepPress(sku: string): void {
  try {
    sessionStorage.setItem(KEY, `${Date.now()} ${sku}`);
  } catch {
    // Where nothing may be kept, the heart has to be pressed again.
  }
}

/** The product whose heart was pressed; it is told once. */
export function takePress(): string | undefined {
  try {
    const [time, sku] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    sessionStorage.removeItem(KEY);
    return Number(time) > Date.now() - MINUTES * 60_000 ? sku : undefined;
  } catch {
    return undefined;
  }
}
