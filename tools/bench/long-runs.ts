import { CACHED_LIMIT_MS, RENDERED_LIMIT_MS, SYNC_LIMIT_MS } from './content/run-content.ts';
import type { ContentRow } from './content/run-content.ts';
import type { HostileRow } from './hostile/hostile.ts';
import { COMEBACK_LIMIT } from './live/comeback.ts';
import { LIVE_LIMIT_MS } from './live/run-live.ts';
import type { LiveRow } from './live/run-live.ts';
import { GROWTH_LIMIT_MIB, PEAK_LIMIT_MIB, TOGETHER_LIMIT_MIB, WARM_MINUTES } from './mixed/memory.ts';
import type { MixedRow } from './mixed/run-mixed.ts';
import type { LighthouseRow } from './results.ts';
import { number, spread, table } from './table.ts';

const counted = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ');

/** The paragraphs about hostile requests. */
export function hostileText(row: HostileRow): string[] {
  const { sleeping, others, resident } = row;
  const times = [
    ['with `pg_sleep(5)` in them', sleeping],
    ['others', others],
  ] as const;
  return [
    `\`npm run bench -- hostile\` sends ${row.requests} requests to a server that is started as \`deploy/regen.service\` starts it, with the rate limits lifted so that the requests reach their targets: ${row.kinds['operation']} to the ${row.operations} operations, ${row.kinds['page']} to pages and files, ${row.kinds['bytes']} that are malformed HTTP. By caller: ${counted(row.callers)} (\`b2b\` is a professional, \`client\` a retail client of one). Most of them are valid requests, broken in one to three places: types, boundaries, prototype names, SQL as sqlmap writes it, another user's record, paths, framing. They come from the generator of \`npm run fuzz\`.`,
    `Responses by status: ${counted(row.statuses)}; \`closed\` is a connection that ended without a response, after the sender disconnected early. ${row.violations} responses were a 5xx, contained someone else's data, or leaked database messages or stack traces. Afterward \`/readyz\` said ${row.isReady ? 'ready' : '**not ready**'}, and after a SIGTERM the server exited with ${row.exitCode}.`,
    table(
      ['Requests', 'count', 'p50 ms', 'p99 ms', 'max ms'],
      times.map(([title, { count, p50, p99, most }]) => [title, `${count}`, `${p50}`, `${p99}`, `${most}`]),
      1,
    ),
    `Resident memory of the server process, median per 10,000 requests, MiB: ${resident.map((value) => number(value, 0)).join(', ')}; peak ${number(row.peak, 0)}, ${row.slope === null ? '' : `slope of the second half ${number(row.slope, 1)} per 10,000 requests`}.`,
  ];
}

/** The paragraphs about mixed traffic. */
export function mixedText(row: MixedRow): string[] {
  const { peak, stop } = row;
  return [
    `\`npm run bench -- mixed\` starts the server as \`deploy/regen.service\` does and sends a store's typical traffic for ${row.minutesAsked} minutes, as fast as it responds: three page visitors, one client that requests every picture in every size and format so that most have to be drawn, every read operation of the contract, and three buyers who fill carts and order. ${row.requests} requests: ${row.pages} pages, ${row.pictures} pictures, ${row.orders} orders${row.also ? `; with ${row.also.join(', ')}` : ''}. Pictures are drawn in a separate process, which exits when there is nothing to draw. The server process may use ${PEAK_LIMIT_MIB} MiB, and both together ${TOGETHER_LIMIT_MIB} MiB at once. The server warms up for ${WARM_MINUTES} minutes: code is compiled and caches fill. So growth is measured from the median of minute ${WARM_MINUTES + 1}, the first after it, to that of the last minute, and may be ${GROWTH_LIMIT_MIB} MiB${row.growth === null ? '' : `; it was ${number(row.growth, 0)}`}.`,
    table(
      ['Resident, MiB', ...row.minutes.map(({ minute }) => `minute ${minute}`), 'peak'],
      [
        ['server', ...row.minutes.map(({ server }) => number(server, 0)), `**${number(peak.server, 0)}**`],
        ['drawing', ...row.minutes.map(({ drawing }) => number(drawing, 0)), number(peak.drawing, 0)],
        ['both at once', ...row.minutes.map(() => ''), `**${number(peak.together, 0)}**`],
        ['PostgreSQL', ...row.minutes.map(({ database }) => number(database, 0)), number(peak.database, 0)],
      ],
      1,
    ),
    `Each column shows the median of its minute. Then a SIGTERM under load: ${stop.answered} requests were completed after it, ${stop.cut} were cut off, and the process exited with ${stop.exitCode} after ${number(stop.milliseconds / 1000, 1)} s, including one second for a load balancer to switch.`,
  ];
}

/** The paragraphs about messages over the live connection. */
export function liveText(row: LiveRow): string[] {
  const { seconds, comeback } = row;
  return [
    `\`npm run bench -- live\` starts two server processes on one PostgreSQL, opens ${row.connections} live connections, half at each, and lets pairs of people write to each other across the processes for ${row.minutes} minutes, ${row.rate} messages a second. The time runs from the call that sends a message until the receiver's socket has it; its 99th percentile may be ${LIVE_LIMIT_MS} ms. Clients run on the same machine.`,
    table(
      ['Messages', 'arrived', 'a second', 'p50 ms', 'p99 ms', 'max ms', 'CPU ms, servers', 'CPU ms, PostgreSQL'],
      [
        [
          `${row.sent}`,
          `${row.received}`,
          number(row.perSecond, 0),
          number(row.p50, 0),
          `**${number(row.p99, 0)}**`,
          number(row.most, 0),
          number(row.serverCpu, 2),
          number(row.databaseCpu, 2),
        ],
      ],
      0,
    ),
    `After garbage collection, a connection holds ${number(row.perConnection, 1)} kB in its process, and both processes together hold ${number(row.growth, 0)} MiB more after the messages than before. Of single seconds, the slowest had a 99th percentile of ${number(seconds.worst, 0)} ms, and ${seconds.late} were above the limit.`,
    `Then one process is killed with \`SIGKILL\` while people go on writing to the ${comeback.clients} who are connected to it, ${comeback.rate} messages a second. ${comeback.back} of them came to the other: half within ${number(comeback.half, 1)} s, the last after ${number(comeback.last, 1)} s; the limit is ${COMEBACK_LIMIT} s. ${comeback.lost} of ${comeback.stored} messages that had been accepted were missing from their screens.`,
  ];
}

/** The paragraphs about a large space of content. */
export function contentText({ records, changes, lines, sync }: ContentRow): string[] {
  return [
    `\`npm run bench -- content\` fills the embedded content service with ${records.toLocaleString('en-US')} blog posts of 3 kB, each linked to two others, and starts the server as \`deploy/regen.service\` does. One connection requests pages that nobody has opened before, then the same page again and again. **CPU ms** is that of the server and PostgreSQL per request: a page may take ${RENDERED_LIMIT_MS} ms when it is rendered, and ${CACHED_LIMIT_MS} ms when it is cached.`,
    table(
      ['Content', 'requests', 'p50 ms', 'p99 ms', 'CPU ms', 'server + PostgreSQL', 'limit', 'sent as'],
      lines.map(({ title, requests, p50, p99, serverCpu, databaseCpu, limit, encoding }) => [
        title,
        requests.toLocaleString('en-US'),
        number(p50, 1),
        number(p99, 1),
        `**${number(serverCpu + databaseCpu, 2)}**`,
        `${number(serverCpu, 2)} + ${number(databaseCpu, 2)}`,
        `${limit}`,
        encoding ?? 'uncompressed',
      ]),
      1,
    ),
    `${changes} records are republished by another process, in one transaction. Time from the commit until a page shows the last one: median ${number(sync.median, 0)} ms, maximum ${number(sync.most, 0)} ms, in ${sync.runs} runs; the limit is ${SYNC_LIMIT_MS.toLocaleString('en-US')} ms.`,
  ];
}

/** The paragraphs about Lighthouse. */
export function lighthouseText(rows: readonly LighthouseRow[]): string[] {
  return [
    '`npm run lighthouse -- --write` runs Lighthouse for a phone on pages of the built shop: slow 4G and CPU ×4, both simulated. Each figure is the median of the runs of its page, and the worst of them in parentheses; no run is left out.',
    table(
      ['Page', 'runs', 'performance', 'LCP s', 'TBT ms', 'CLS'],
      rows.map(({ page, runs, performance, lcp, tbt, layoutShift }) => [
        page,
        `${runs}`,
        `**${spread(performance, 0)}**`,
        spread({ median: lcp.median / 1000, worst: lcp.worst / 1000 }, 2),
        spread(tbt, 0),
        spread(layoutShift, 3),
      ]),
      1,
    ),
  ];
}
