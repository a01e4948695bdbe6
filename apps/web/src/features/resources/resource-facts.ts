import { fileFacts } from '~/features/content/index.ts';
import { counted } from '~/kernel/words/counts.ts';
import type { Download } from './find-resources.ts';

/** "PDF, 44 kB · 2 pages · US Letter", or "PNG, 15 kB · 2000 × 424 pixels". */
export function resourceFacts({ file, pages, printSize }: Download): string {
  const { width, height } = file;
  const pixels = width !== undefined && height !== undefined ? `${width} × ${height} pixels` : undefined;
  return [fileFacts(file), pages === undefined ? undefined : counted(pages, 'page'), printSize ?? pixels]
    .filter(Boolean)
    .join(' · ');
}
