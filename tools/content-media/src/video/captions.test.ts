import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../records.ts';
import { slides } from '../slides/index.ts';
import { captionsOf } from './captions.ts';
import { readWebinar } from './webinar.ts';

const webinar = {
  title: 'Acids',
  slug: 'acids',
  topic: 'Ingredients',
  seconds: 20,
  chapters: [
    { start: 0, title: 'pH' },
    { start: 12, title: 'Use' },
  ],
  transcript: [
    {
      start: 2,
      text: 'At pH 3.8, half of it is free. Only what is free can loosen the bonds between the dead cells of the surface, and no more than that.',
    },
    { start: 13, text: 'Twice a week.' },
  ],
};

it('says each paragraph until the next chapter begins, in lines that can be read', () => {
  expect(captionsOf(webinar)).toBe(`WEBVTT

00:02.000 --> 00:04.326
At pH 3.8, half of it is free.

00:04.326 --> 00:08.589
Only what is free can loosen the bonds
between the dead

00:08.589 --> 00:12.000
cells of the surface, and no more than
that.

00:13.000 --> 00:20.000
Twice a week.
`);
});

/** Milliseconds in the container's information: the element `4489`, of eight bytes. */
function lengthOf(video: Buffer): number {
  const at = video.indexOf(Buffer.from('44890800000008', 'hex'));
  return video.readDoubleBE(at + 7);
}

describe.each(Object.entries(slides))('%s', (slug, own) => {
  it('has a slide for each chapter, a video as long as its record says, and the captions of its transcript', async () => {
    const record = await readWebinar(slug);
    const file = (ending: string) => join(CONTENT, `assets/webinar-${slug}.${ending}`);
    expect(own).toHaveLength(record.chapters.length);
    expect(lengthOf(await readFile(file('webm')))).toBe(record.seconds * 1000);
    expect(await readFile(file('vtt'), 'utf8')).toBe(captionsOf(record));
  });
});
