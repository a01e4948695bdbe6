import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const PAGES_GUIDE = 'docs/guides/write-pages.md';

/** Writes the example files of write-pages.md into a catalog folder; returns how many. Their picture is `content/assets/harbor.jpg`. */
export function writePages(folder: string, guide: string): number {
  const files = [...guide.matchAll(/^`(content\/[\w/-]+\.(?:json|md))`\n\n```(?:json|md)\n([\s\S]*?)^```/gm)];
  for (const [, name = '', text = ''] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return files.length;
}
