import type { Locator } from 'playwright-core';

/** Waits until the element has the focus. */
export const focusOn = (locator: Locator): Promise<void> => locator.and(locator.page().locator(':focus')).waitFor();
