import { fileURLToPath } from 'node:url';
import type { DemoFileHost, DemoHost } from '../host.ts';
import type { SeedReport } from '../seed-step.ts';

/** The demo's content, next to `src` and `dist`. */
export const CONTENT_FOLDER = fileURLToPath(new URL('../../content', import.meta.url));

/** What the editors of the demo have written and published. */
export async function seedContent(host: DemoHost, report: SeedReport): Promise<void> {
  await host.importContent(CONTENT_FOLDER);
  report(1, 1);
}

const LACKS_FILES = `select exists (
    select from content_records r cross join lateral jsonb_each(r.fields -> 'file') f
    where r.kind = 'Asset' and not exists (select from content_files c where c.key = 'content/' || (f.value ->> 'hash'))
  ) as lacks`;

/** Stores missing files of the demo's assets. If none are missing, the folder isn't even read: that would load the image library. */
export async function seedContentFiles(host: DemoFileHost): Promise<void> {
  const { rows } = await host.db.query<{ lacks: boolean }>(LACKS_FILES);
  if (rows[0]?.lacks === true) await host.importContentFiles(CONTENT_FOLDER);
}
