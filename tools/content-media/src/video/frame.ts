import { letters } from '../../../../packages/ui-kit/src/components/Logo/letters.ts';
import { drawFigure } from '../figures/draw-figure.ts';
import { ease, escape, ink, round } from '../figures/svg.ts';
import type { Webinar } from '../records.ts';
import type { Slide } from '../slides/types.ts';
import { fontFaces } from '../style.ts';

export const SIZE = { width: 960, height: 540 } as const;

/** Seconds until the first slide takes the place of the title. */
const TITLE = 3;
/** Seconds that a figure is drawn in. */
const DRAWING = 1;

/** The lower sixth stays empty: captions are shown there. */
export const page = `<!DOCTYPE html><meta charset="utf-8"><style>${fontFaces}
* { box-sizing: border-box; margin: 0; padding: 0 }
body { inline-size: 960px; block-size: 540px; overflow: hidden; font: 25px/1.3 'Regen Sans'; color: ${ink.text}; background: ${ink.ground} }
main { position: absolute; inset: 0 }
.slide { position: absolute; inset: 0; background: ${ink.ground} }
.mark { position: absolute; inset-block-start: 36px; inset-inline-end: 48px; inline-size: 92px; color: ${ink.indigo} }
.place { position: absolute; inset-block-start: 34px; inset-inline-start: 56px; display: flex; gap: 8px }
.place i { inline-size: 34px; block-size: 5px; border-radius: 3px; background: ${ink.line} }
.place i.is-now { background: ${ink.indigo} }
.words { position: absolute; inset-block: 92px 96px; inset-inline-start: 56px; inline-size: 384px }
h2 { font: 500 44px/1.1 'Regen Serif'; color: ${ink.indigo}; letter-spacing: -.01em; margin-block-end: 26px; text-wrap: balance }
li { list-style: none; padding-inline-start: 20px; border-inline-start: 4px solid ${ink.steel}; margin-block-end: 16px; text-wrap: balance }
.figure { position: absolute; inset-block: 88px 92px; inset-inline: 476px 48px; padding: 16px 24px; border-radius: 22px; background: ${ink.card} }
.figure svg { display: block; inline-size: 100%; block-size: 100% }
.title { position: absolute; inset: 0; background: linear-gradient(150deg, #3f5479, ${ink.indigo} 62%); color: #fff; padding: 150px 64px }
.title p { font-size: 22px; color: #c6cadb; margin-block-end: 18px }
.title h1 { font: 500 66px/1.06 'Regen Serif'; letter-spacing: -.015em; max-inline-size: 660px; text-wrap: balance }
h1 span, h2 span { white-space: nowrap }
.title .mark { color: #fff; inline-size: 128px; inset-inline-end: 64px; inset-block-start: 56px }
.title .rings { position: absolute; inset: 0 }
</style><main></main>`;

const mark = `<svg class="mark" viewBox="0 0 113 24" fill="none" stroke="currentColor" stroke-width="1.9"><path d="${letters}"/></svg>`;

/** A heading that is not broken at hyphens. */
const words = (text: string): string =>
  text
    .split(' ')
    .map((word) => `<span>${escape(word)}</span>`)
    .join(' ');

/** The title, at the beginning and as the poster. */
export function titleCard({ title, topic }: Webinar): string {
  const rings = [90, 150, 215, 285].map(
    (radius, index) =>
      `<circle cx="850" cy="470" r="${radius}" fill="none" stroke="#fff" stroke-opacity="${0.2 - index * 0.035}" stroke-width="2"/>`,
  );
  return `<div class="title"><svg class="rings" viewBox="0 0 960 540">${rings.join('')}</svg>${mark}<p>${escape(topic)}</p><h1>${words(title)}</h1></div>`;
}

interface Part {
  start: number;
  end: number;
}

function slide(webinar: Webinar, index: number, { lines, figure }: Slide, { start, end }: Part, time: number): string {
  const step = Math.min(3.5, (end - start - 3) / lines.length);
  const items = lines.map((line, row) => {
    const at = round(ease((time - start - 1 - row * step) / 0.2));
    return `<li style="opacity:${at}">${escape(line)}</li>`;
  });
  const places = webinar.chapters.map((_, place) => `<i${place <= index ? ' class="is-now"' : ''}></i>`).join('');
  return (
    `<div class="slide"><div class="place">${places}</div>${mark}` +
    `<div class="words"><h2>${words(webinar.chapters[index]?.title ?? '')}</h2><ul>${items.join('')}</ul></div>` +
    `<div class="figure">${drawFigure(figure, round((time - start - 0.4) / DRAWING))}</div></div>`
  );
}

/** What is seen at a time. Two times at which nothing moves give the same text. */
export function frameAt(webinar: Webinar, slides: readonly Slide[], time: number): string {
  if (time < TITLE) return titleCard(webinar);
  const parts = webinar.chapters.map(({ start }, index) => ({
    start: Math.max(TITLE, start),
    end: webinar.chapters[index + 1]?.start ?? webinar.seconds,
  }));
  const now = parts.findLastIndex(({ start }) => start <= time);
  const [own, part] = [slides[now], parts[now]];
  return own && part ? slide(webinar, now, own, part, time) : '';
}
