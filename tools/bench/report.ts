import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contentText, hostileText, lighthouseText, liveText, mixedText } from './long-runs.ts';
import { mainFigures } from './main-figures.ts';
import { READ_LIMIT_MS } from './measure-reads.ts';
import { paintText, waterfallText } from './paint/paint-text.ts';
import { FILE, titleOf } from './results.ts';
import type { Results, Row, Stamped } from './results.ts';
import { scenarios } from './scenarios.ts';
import { ROOT } from './store.ts';
import type { SeedName } from './store.ts';
import { number, table } from './table.ts';

const REPORT = join(ROOT, 'docs', 'performance.md');

function rowsOf(results: Results, seed: SeedName): string {
  const rows = results.rows
    .filter((row) => row.seed === seed)
    .map((row) => {
      const cpu = row.serverCpu + row.databaseCpu;
      return [
        titleOf(row.title, row),
        row.variant,
        number(row.perSecond, 0),
        number(row.p50, 1),
        number(row.p99, 1),
        `**${number(cpu, 2)}**`,
        `${number(row.serverCpu, 2)} + ${number(row.databaseCpu, 2)}`,
        row.bytes === undefined ? '' : `${number(row.bytes / 1000, 1)}${row.encoding ? ` ${row.encoding}` : ''}`,
        row.peer ? `${row.peer.cpu} (${number(row.peer.cpu / cpu, 0)}×)` : '',
      ];
    });
  return table(
    ['Call', 'URLs', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms', 'server + PostgreSQL', 'kB sent', 'best peer, CPU ms'],
    rows,
  );
}

function growth(results: Results): string {
  const rows = results.rows
    .filter((row) => row.seed === 'default' && ['list', 'detail', 'categories'].includes(row.name))
    .flatMap((small) => {
      const large = results.rows.find(
        (row) => row.seed === 'large' && row.name === small.name && row.variant === small.variant,
      );
      if (large === undefined) return [];
      const [before, after] = [small, large].map((row) => row.serverCpu + row.databaseCpu);
      return [
        [
          small.title,
          small.variant,
          number(before ?? 0, 2),
          number(after ?? 0, 2),
          `${number((after ?? 0) / (before || 1), 2)}×`,
        ],
      ];
    });
  return table(['Call', 'URLs', 'CPU ms, default', 'CPU ms, 100,000 products', 'growth'], rows);
}

function readTable(results: Results): string {
  const seeds = (['default', 'large'] as const).filter((seed) => results.reads.some((row) => row.seed === seed));
  const ids = [...new Set(results.reads.map(({ operationId }) => operationId))].toSorted();
  const rows = ids.map((id) => {
    const [first, ...others] = seeds.map((seed) =>
      results.reads.find((row) => row.seed === seed && row.operationId === id),
    );
    const cells = [first, ...others].flatMap((row) =>
      row
        ? [number(row.p50, 2), number(row.p99, 1), number(row.serverCpu + row.databaseCpu, 2), `${row.addresses}`]
        : ['', '', '', ''],
    );
    return [`\`${id}\``, ...cells];
  });
  const head = seeds.flatMap((seed) => [`p50 ms, ${seed}`, `p99 ms, ${seed}`, `CPU ms, ${seed}`, `addresses, ${seed}`]);
  return table(['Operation', ...head], rows, 1);
}

function browserTable(results: Results): string {
  const rows = results.browser.map(({ title, runs, median, worst, limit }) => [
    title,
    number(runs, 0),
    `**${number(median, 1)}**`,
    number(worst, 1),
    number(limit, 0),
  ]);
  return table(['In Chromium', 'runs', 'median ms', 'worst ms', 'limit ms'], rows, 1);
}

const measuredLine = (rows: readonly Stamped[]) =>
  `Measured ${[...new Set(rows.map(({ measured }) => measured))].join('; ')}.`;

function memoryLine({ peaks }: Results, seed: SeedName): string {
  const peak = peaks[seed];
  return peak
    ? `Peak memory during these calls: server ${number(peak.server, 0)} MiB resident, PostgreSQL ${number(peak.database, 0)} MiB. ${measuredLine([peak])}`
    : '';
}

function seedSeconds(): number | undefined {
  const mark = join(ROOT, '.cache', 'bench', 'large', 'seeded');
  return existsSync(mark) ? Number(readFileSync(mark, 'utf8')) : undefined;
}

function text(results: Results): string {
  const small = results.rows.filter(({ seed }) => seed === 'default');
  const large = results.rows.filter(({ seed }) => seed === 'large');
  const parts = [
    '# Performance',
    'Written by `npm run bench`; measure it yourself with the same command. `-- --large` adds the large database, `-- --only list` measures one call again, `-- --quick` takes shorter runs and saves nothing.',
    '## Main figures',
    'On the default catalog. Calls and pages: milliseconds of CPU per request, of server and PostgreSQL, at ten connections. Each figure has the date of its own measurement; the sections below say how it is measured, of which commit and on what machine.',
    mainFigures(results),
    '## How it is measured',
    `The built server runs as \`npm start\` runs it, with its embedded PostgreSQL 18, in a separate data folder. Ten keep-alive connections each send a request as soon as the previous response is complete; any status other than 2xx ends the run. Each run is warmed up first. **CPU ms** is the CPU time of the server process and of every PostgreSQL process (user and system, including ended backends, from \`/proc\`) divided by the number of requests: on a shared machine it is the reliable figure, while requests per second also depend on the load generator and on other users of the machine.`,
    'One URL: the same URL repeatedly. Varied: many URLs in shuffled order (pages, sort orders and filters of the list; products; words, some misspelled; a cart for each connection). No cache: the same with `CATALOG_CACHE_MB=0`, so each response is created again.',
    'Pages are requested as browsers do, with compression (`Accept-Encoding: gzip, deflate, br, zstd`), unless the row says "uncompressed"; a page that the server sends without fails the run. One URL of a page comes from the page cache. Each once: no page is requested twice, and the server counts its cache, so each of them is rendered. A signed-in page is what the server sends before the browser adds what is personal. kB sent: the body of a response, compressed where the encoding is named; blank where it was not measured.',
    'Best peer: the best running open-source shop measured on 2 cores for issue 2.',
    '## Default catalog',
    measuredLine(small),
    rowsOf(results, 'default'),
    memoryLine(results, 'default'),
    ...(large.length > 0
      ? [
          '## 100,000 products, 1,000,000 orders',
          `Filled with \`npm run seed -- --products 100000 --orders 1000000\`${results.seedSeconds === undefined ? '' : ` in ${results.seedSeconds} s`}.`,
          measuredLine(large),
          rowsOf(results, 'large'),
          memoryLine(results, 'large'),
          '## From the default catalog to 100,000 products',
          growth(results),
        ]
      : []),
    ...(results.reads.length > 0
      ? [
          '## Every read, one connection',
          `One connection requests each \`GET\` of the contract, as the user with the most data: a professional with 400 clients and their conversations in the large database. Every URL is requested once before measuring. Where some URLs are heavier than others, p99 shows those: a year of \`storeListTopProducts\` beside 30 and 90 days, which adds up 9,000 lines of 4,000 orders. \`productSearch\` is served from the cache here; the table above has it without. The list is derived from the contract; an unknown read stops the run, and one whose p50 reaches ${READ_LIMIT_MS} ms fails it.`,
          measuredLine(results.reads),
          readTable(results),
        ]
      : []),
    ...(results.browser.length > 0
      ? [
          '## In the browser',
          'Headless Chromium at desktop size against the built server, without throttling. The list is open and the pointer rests on a tile, so its product is preloaded; the time runs from the press (the timestamp of the event) to the end of the first frame with the heading of the new page. A keystroke in the search: all script that runs between two keystrokes, suggestions included, as `Performance.getMetrics` counts it. A median at its limit fails the run.',
          measuredLine(results.browser),
          browserTable(results),
        ]
      : []),
    ...(results.lighthouse.length > 0
      ? ['## Lighthouse', measuredLine(results.lighthouse), ...lighthouseText(results.lighthouse)]
      : []),
    ...(results.paint
      ? ['## The next page after a press', measuredLine(results.paint), ...paintText(results.paint)]
      : []),
    ...(results.waterfall ? waterfallText(results.waterfall) : []),
    ...(results.mixed
      ? ['## Ten minutes of everything', measuredLine([results.mixed]), ...mixedText(results.mixed)]
      : []),
    ...(results.live ? ['## The live connection', measuredLine([results.live]), ...liveText(results.live)] : []),
    ...(results.content ? ['## Content', measuredLine([results.content]), ...contentText(results.content)] : []),
    ...(results.hostile
      ? ['## Hostile requests', measuredLine([results.hostile]), ...hostileText(results.hostile)]
      : []),
    '## Why it is fast',
    '- Filters, facets, sorting and paging are served from an in-memory index in each process (a bit per product and filter value, about 100 bytes per product). PostgreSQL reads only the rows of the page, by primary key.',
    '- Finished responses are cached as bytes. Triggers in the database notify every process of changes to a product or the catalog, so a response is never served after its content has changed, whatever changed it. See `docs/adr/`.',
    '- Hot statements are prepared; the response is written without being serialized again.',
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** With the sections of the report that other commands have written, at its end. */
export function withOthers(own: string, before: string): string {
  const headOf = (section: string) => section.split('\n', 1)[0] ?? '';
  const sectionsOf = (report: string) => report.split(/^(?=## )/m).slice(1);
  const heads = new Set(sectionsOf(own).map(headOf));
  const others = sectionsOf(before).filter((section) => !heads.has(headOf(section)));
  return [own.trimEnd(), ...others.map((section) => section.trimEnd())].join('\n\n') + '\n';
}

/** In the order in which the calls are listed, whichever were measured last. */
function sortRows(rows: Row[]): void {
  const names = scenarios.map(({ name }) => name);
  const variants: Row['variant'][] = ['one URL', 'varied', 'varied, no cache', 'each once'];
  rows.sort(
    (a, b) =>
      names.indexOf(a.name) - names.indexOf(b.name) || variants.indexOf(a.variant) - variants.indexOf(b.variant),
  );
}

/** @returns The report, from the root of the repository. */
export function writeResults(results: Results): string {
  sortRows(results.rows);
  const seconds = seedSeconds();
  if (seconds !== undefined) results.seedSeconds = seconds;
  const rounded = (_key: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(3)) : value);
  writeFileSync(FILE, `${JSON.stringify(results, rounded, 2)}\n`);
  writeFileSync(REPORT, withOthers(text(results), readFileSync(REPORT, 'utf8')));
  execFileSync(join(ROOT, 'node_modules', '.bin', 'oxfmt'), [REPORT, FILE], { cwd: ROOT, stdio: 'ignore' });
  return relative(ROOT, REPORT);
}
