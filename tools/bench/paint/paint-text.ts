import { number, table } from '../table.ts';
import { SLOW_4G_CPU_4 } from './profiles.ts';
import type { PaintRow } from './run-paint.ts';
import type { WaterfallRow } from './waterfall.ts';

const partsOf = ({ parts }: PaintRow): string =>
  Object.entries(parts)
    .map(([name, time]) => `${name} ${number(time, 0)}`)
    .join(', ');

/** The paragraphs about the next page after a press. */
export function paintText(rows: readonly PaintRow[]): string[] {
  const { latency = 0, downloadThroughput = 0, uploadThroughput = 0 } = SLOW_4G_CPU_4.network ?? {};
  return [
    `\`npm run bench -- paint\` opens a page in Chromium of desktop size with an empty cache, waits until it is at rest, and presses a link: the pointer moves there, the button goes down and up, all at once. The time runs from the pointer-down, as the event says it, to the frame that shows the last of what is named, as Element Timing says it. Slow 4G is the preset of Chrome's developer tools: ${number((downloadThroughput * 8) / 1e6, 2)} Mbit/s down, ${number((uploadThroughput * 8) / 1e6, 2)} up, ${number(latency, 0)} ms for each request. Work is what the page's main thread did from the press on until the page heard of that frame, what came after it included; other programs on the machine lengthen the times, and the work hardly. Shift is the largest sum of layout shifts of a run, also of those right after the press; moved is how far what was painted has moved once the page is at rest.`,
    table(
      [
        'From a press',
        'profile',
        'runs',
        'median ms',
        'worst ms',
        'limit ms',
        'each, ms',
        'work ms',
        'shift',
        'moved px',
      ],
      rows.map((row) => [
        row.title,
        row.profile,
        String(row.runs),
        `**${number(row.median, 0)}**`,
        number(row.worst, 0),
        number(row.limit, 0),
        partsOf(row),
        number(row.work, 0),
        number(row.shift, 3),
        number(row.moved, 0),
      ]),
    ),
  ];
}

export function waterfallText({ rest, requests, shown }: WaterfallRow): string[] {
  return [
    `\`/b2b/my-account/my-orders\`, opened on slow 4G with CPU ×4 from a link on which the pointer rests for ${rest} ms: the first order is painted ${number(shown, 0)} ms after the press. Times are from the press; before it they are negative.`,
    table(
      ['Request', 'start ms', 'end ms'],
      requests.map(({ path, start, end }) => [`\`${path}\``, number(start, 0), number(end, 0)]),
      1,
    ),
  ];
}

/** What takes longer than it may, or moves. */
export const latePaints = (rows: readonly PaintRow[]): string[] =>
  rows.flatMap(({ title, profile, median, limit, shift, moved }) => [
    ...(median > limit ? [`${title}, ${profile}: ${number(median, 0)} ms, allowed are ${limit}.`] : []),
    ...(shift > 0 || moved > 0 ? [`${title}, ${profile}: something moves.`] : []),
  ]);
