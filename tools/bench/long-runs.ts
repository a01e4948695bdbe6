import type { HostileRow } from './hostile/hostile.ts';
import { GROWTH_LIMIT_MIB, PEAK_LIMIT_MIB, TOGETHER_LIMIT_MIB, WARM_MINUTES } from './mixed/memory.ts';
import type { MixedRow } from './mixed/run-mixed.ts';
import { number, table } from './table.ts';

const counted = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ');

/** The paragraphs about hostile requests. */
export function hostileText(row: HostileRow): string[] {
  const { sleeping, others, resident } = row;
  const times = [
    ['with `pg_sleep(5)` in them', sleeping],
    ['all others', others],
  ] as const;
  return [
    `\`npm run bench -- hostile\` sends ${row.requests} requests to a server that is started as \`deploy/regen.service\` starts it, with the limits on tries lifted so that the requests reach what they are meant for: ${row.kinds['operation']} to the ${row.operations} operations, ${row.kinds['page']} to pages and files, ${row.kinds['bytes']} that are not quite HTTP. By caller: ${counted(row.callers)} (\`b2b\` is a professional, \`client\` a retail client of one). Most of them are requests that would work, broken in one to three places: types, boundaries, prototype names, SQL as sqlmap writes it, somebody else's record, paths, framing. The generator is that of \`npm run fuzz\`.`,
    `Answers by status: ${counted(row.statuses)}; \`closed\` is a connection that ended without one, after a sender who hung up in the middle. ${row.violations} answers were a 5xx, held what belongs to somebody else, or words of the database or of the code. Afterwards \`/readyz\` said ${row.isReady ? 'ready' : '**not ready**'} and a SIGTERM ended it with ${row.exitCode}.`,
    table(
      ['Requests', 'count', 'p50 ms', 'p99 ms', 'longest ms'],
      times.map(([title, { count, p50, p99, most }]) => [title, `${count}`, `${p50}`, `${p99}`, `${most}`]),
      1,
    ),
    `Resident memory of the server process, median of every 10,000 requests, MiB: ${resident.map((value) => number(value, 0)).join(', ')}; peak ${number(row.peak, 0)}, ${row.slope === null ? '' : `slope ${number(row.slope, 1)} for 10,000 requests`}.`,
  ];
}

/** The paragraphs about mixed traffic. */
export function mixedText(row: MixedRow): string[] {
  const { peak, stop } = row;
  return [
    `\`npm run bench -- mixed\` starts the server as \`deploy/regen.service\` does and sends, as fast as it answers and for ${row.minutesAsked} minutes, what a store gets: three visitors of pages, somebody who asks for every picture in every size and format so that most have to be drawn, every read of the contract, and three buyers who fill carts and order. ${row.requests} requests: ${row.pages} pages, ${row.pictures} pictures, ${row.orders} orders. Pictures are drawn in a process of their own, which ends when there is nothing to draw. The server process may take ${PEAK_LIMIT_MIB} MiB, and both together ${TOGETHER_LIMIT_MIB} MiB at one time. The server warms up for ${WARM_MINUTES} minutes: code is compiled and caches fill. So growth is measured from the median of minute ${WARM_MINUTES + 1}, the first after it, to that of the last minute, and may be ${GROWTH_LIMIT_MIB} MiB${row.growth === null ? '' : `; it was ${number(row.growth, 0)}`}.`,
    table(
      ['Resident, MiB', ...row.minutes.map(({ minute }) => `minute ${minute}`), 'peak'],
      [
        ['server', ...row.minutes.map(({ server }) => number(server, 0)), `**${number(peak.server, 0)}**`],
        ['drawing', ...row.minutes.map(({ drawing }) => number(drawing, 0)), number(peak.drawing, 0)],
        ['both at one time', ...row.minutes.map(() => ''), `**${number(peak.together, 0)}**`],
        ['PostgreSQL', ...row.minutes.map(({ database }) => number(database, 0)), number(peak.database, 0)],
      ],
      1,
    ),
    `Each minute is its median. Then a SIGTERM in the middle of the traffic: ${stop.answered} requests were answered whole after it, ${stop.cut} were cut, and the process ended with ${stop.exitCode} after ${number(stop.milliseconds / 1000, 1)} s, one of which waits for a balancer to look elsewhere.`,
  ];
}
