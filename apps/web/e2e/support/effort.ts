import type { Page } from 'playwright-core';

export interface Effort {
  /** What was pressed: buttons, links, and choices. */
  presses: string[];
  /** The fields that were typed into or chosen from. */
  fields: Set<string>;
}

/** Runs in the page. */
function watchEffort(): void {
  const { note } = globalThis as unknown as { note: (kind: 'press' | 'field', what: string) => void };
  const isChoice = (element: Element) => element.matches('[type=radio], [type=checkbox]');
  addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest('a, button, [type=radio], [type=checkbox]') : null;
      if (pressed) note('press', pressed.textContent || (pressed as HTMLInputElement).value);
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLElement && !isChoice(target)) note('field', target.id);
    },
    true,
  );
}

/** Counts, from the next page on, what somebody has to press and to fill in. */
export async function countEffort(page: Page): Promise<Effort> {
  const effort: Effort = { presses: [], fields: new Set() };
  await page.exposeFunction('note', (kind: 'press' | 'field', what: string) => {
    if (kind === 'press') effort.presses.push(what);
    else effort.fields.add(what);
  });
  await page.addInitScript(watchEffort);
  return effort;
}
