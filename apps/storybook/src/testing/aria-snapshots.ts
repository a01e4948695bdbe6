// The accessibility tree of screens, as committed text: a file for each screen, in it a part for each state.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { isUpdate } from './update.ts';

/** The page without its header and footer, which are in the pictures and would be here a hundred times. */
export async function screenSnapshot(page: Page): Promise<string> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  let isKept = true;
  return lines
    .filter((line) => {
      if (line.startsWith('- ')) isKept = !/^- (?:banner|contentinfo)\b/.test(line);
      return isKept;
    })
    .join('\n');
}

const folderOfSnapshots = join(import.meta.dirname, '../../aria');

export class AriaSnapshots {
  readonly #ids: ReadonlySet<string>;
  readonly #folder: string;
  readonly #agreed = new Map<string, string>();
  #isChanged = false;

  /** @param ids The stories that have one. */
  constructor(ids: readonly string[], folder = folderOfSnapshots) {
    this.#ids = new Set(ids);
    this.#folder = folder;
    if (ids.length === 0 || !existsSync(folder)) return;
    for (const file of readdirSync(folder)) {
      const text = readFileSync(join(folder, file), 'utf8');
      for (const [, state = '', indented = ''] of text.matchAll(/^([\w-]+):\n((?: {2}.*\n)+)/gm)) {
        this.#agreed.set(`${file.replace('.yaml', '')}--${state}`, indented.replaceAll(/^ {2}/gm, '').trimEnd());
      }
    }
  }

  /** What was agreed on; an update agrees to what is. */
  agreed(id: string, snapshot: string): string | undefined {
    if (isUpdate) {
      this.#isChanged ||= this.#agreed.get(id) !== snapshot;
      this.#agreed.set(id, snapshot);
    }
    return this.#agreed.get(id);
  }

  /** Those of stories that are gone. An update removes them. */
  orphans(): string[] {
    const gone = [...this.#agreed.keys()].filter((id) => !this.#ids.has(id));
    if (!isUpdate) return gone;
    for (const id of gone) this.#agreed.delete(id);
    this.#isChanged ||= gone.length > 0;
    return [];
  }

  write(): void {
    if (!this.#isChanged) return;
    rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(this.#folder, { recursive: true });
    const screens = Map.groupBy([...this.#agreed], ([id]) => id.split('--')[0] ?? '');
    for (const [screen, states] of screens) {
      const parts = states.map(([id, text]) => `${id.split('--')[1]}:\n${text.replaceAll(/^/gm, '  ')}\n`);
      writeFileSync(join(this.#folder, `${screen}.yaml`), parts.toSorted().join('\n'));
    }
  }
}
