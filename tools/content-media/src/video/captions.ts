import { wrapped } from '../figures/svg.ts';
import type { Webinar } from '../records.ts';

/** Characters in a line of captions, of which two are shown at once. */
const LINE = 42;

function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const minutes = String(Math.floor(whole / 60)).padStart(2, '0');
  const milliseconds = String(Math.round((seconds - whole) * 1000)).padStart(3, '0');
  return `${minutes}:${String(whole % 60).padStart(2, '0')}.${milliseconds}`;
}

/** Texts of at most two lines each: whole sentences, short ones together, long ones in parts of about the same length. */
function cues(text: string): string[] {
  const sentences = text.split(/(?<=[.!?][”’]?) /);
  const found: string[] = [];
  for (const sentence of sentences) {
    const last = found.at(-1);
    if (last !== undefined && last.length + sentence.length < LINE * 1.5)
      found[found.length - 1] = `${last} ${sentence}`;
    else {
      const parts = Math.ceil(wrapped(sentence, LINE).length / 2);
      found.push(...wrapped(sentence, Math.max(LINE, Math.ceil(sentence.length / parts) + 6)));
    }
  }
  return found;
}

/** The captions of a webinar as WebVTT: each cue lasts as long as its share of the paragraph's letters. */
export function captionsOf({ transcript, chapters, seconds }: Webinar): string {
  const written = transcript.flatMap(({ start, text }) => {
    const end = chapters.find((chapter) => chapter.start > start)?.start ?? seconds;
    const all = cues(text);
    const letters = all.reduce((sum, cue) => sum + cue.length, 0);
    let before = 0;
    return all.map((cue) => {
      const from = start + ((end - start) * before) / letters;
      before += cue.length;
      const to = start + ((end - start) * before) / letters;
      return `${clock(from)} --> ${clock(to)}\n${wrapped(cue, LINE).join('\n')}`;
    });
  });
  return `WEBVTT\n\n${written.join('\n\n')}\n`;
}
