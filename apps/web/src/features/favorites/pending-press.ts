const KEY = 'regen.favorite';
/** A sign-in later than this is not about the favorite. */
const MINUTES = 30;

/** A heart that was pressed signed out, in this tab, until somebody has signed in. */
export function storePress(sku: string): void {
  try {
    sessionStorage.setItem(KEY, `${Date.now()} ${sku}`);
  } catch {
    // Without storage, the heart has to be pressed again.
  }
}

/** The product whose heart was pressed; reading it clears it. */
export function takePress(): string | undefined {
  try {
    const [time, sku] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    sessionStorage.removeItem(KEY);
    return Number(time) > Date.now() - MINUTES * 60_000 ? sku : undefined;
  } catch {
    return undefined;
  }
}
