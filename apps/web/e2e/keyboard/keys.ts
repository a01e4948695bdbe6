// A keyboard-only user: Tab, Shift+Tab, Enter, Space, arrows, Escape and letters.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More presses than any page of the shop needs from one end to the other. */
const MAX_PRESSES = 120;

/** What is wrong with how the thing shows that it has the focus; empty when it is seen, and its ring with it. */
const problemWithFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    // Behind the last thing the focus goes to the browser itself.
    if (!focused || focused === document.body || focused === document.documentElement) return '';
    const name = `${focused.tagName.toLowerCase()} "${(focused.getAttribute('aria-label') ?? focused.textContent).trim().slice(0, 60)}"`;
    const hasRing = (node: Element | null, pseudo?: string) => {
      if (!node) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(node, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    };
    // A card, a radio and a check box draw it around what belongs to them.
    const near = [
      focused,
      focused.parentElement,
      focused.parentElement?.parentElement ?? null,
      focused.nextElementSibling,
    ];
    if (!near.some((node) => hasRing(node)) && !hasRing(focused, '::after')) return `${name} shows no focus ring`;
    const seen = near.filter((node) => node !== null).find((node) => node.getClientRects().length > 0);
    const box = seen?.getBoundingClientRect();
    if (!box || box.width < 2 || box.height < 2) return `${name} is not drawn`;
    const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
    const [right, bottom] = [Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)];
    if (right - left < 1 || bottom - top < 1) return `${name} is outside of the screen`;
    // Some part of it is not under anything else.
    const isFree = [0.1, 0.5, 0.9].some((down) =>
      [0.1, 0.5, 0.9].some((across) => {
        const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
        return hit !== null && near.some((node) => node?.contains(hit) || hit.contains(node));
      }),
    );
    return isFree ? '' : `${name} is covered`;
  });

/** In one look: a box may be exchanged for another while it has the focus. */
const hasFocus = async (page: Page, target: Locator) => (await target.and(page.locator(':focus')).count()) > 0;

/** Presses Tab until `target` has the focus, and looks at everything that has it on the way. */
export async function tabTo(page: Page, target: Locator, { back = false } = {}): Promise<void> {
  const goal = target.first();
  await goal.waitFor();
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (presses > 0 || !(await hasFocus(page, goal))) await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    // A picture that scrolls into sight, a menu that opens: the ring is there in the next frame.
    await expect.poll(() => problemWithFocus(page)).toBe('');
    if (await hasFocus(page, goal)) return;
  }
  throw new Error(`${MAX_PRESSES} presses of Tab did not reach ${String(goal)}.`);
}

/** Goes to a button, a link or a box and presses it. */
export async function press(
  page: Page,
  target: Locator,
  { key = 'Enter', back = false }: { key?: 'Enter' | 'Space'; back?: boolean } = {},
): Promise<void> {
  await tabTo(page, target, { back });
  await page.keyboard.press(key);
}

/** Goes to a field and types into it, replacing its value. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** The choice in a closed list, by its first letters. */
export async function choose(page: Page, target: Locator, letters: string, value: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(letters);
  await expect.poll(() => target.inputValue()).toBe(value);
}
