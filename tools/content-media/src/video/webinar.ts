import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTENT, webinarEntry, type Webinar } from '../records.ts';

export async function readWebinar(slug: string): Promise<Webinar> {
  const text = await readFile(join(CONTENT, `entries/webinar/webinar-${slug}.json`), 'utf8');
  return webinarEntry.parse(JSON.parse(text)).fields;
}
