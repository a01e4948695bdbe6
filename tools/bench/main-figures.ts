import { CACHED_LIMIT_MS, RENDERED_LIMIT_MS } from './content/run-content.ts';
import { LIVE_LIMIT_MS } from './live/run-live.ts';
import { PEAK_LIMIT_MIB, TOGETHER_LIMIT_MIB } from './mixed/memory.ts';
import { titleOf } from './results.ts';
import type { Results, Row, Stamped } from './results.ts';
import { number, spread, table } from './table.ts';

/** A row of the table: what, how much, what it should be, and when it was measured. */
type Line = readonly [title: string, value: string | null, aim: string, measured: string];
const dayOf = (row: Stamped | undefined): string => row?.measured.split(' ', 1)[0] ?? '';

/** A line for a row that may not have been measured yet. */
function line<T extends Stamped>(
  title: string,
  aim: string,
  row: T | undefined,
  valueOf: (row: T) => string | null,
): Line {
  return [title, row === undefined ? null : valueOf(row), aim, dayOf(row)];
}

type Kept = Row & Stamped;
const cpuOf = ({ serverCpu, databaseCpu }: Kept): string => `${number(serverCpu + databaseCpu, 2)} ms`;

function calls({ rows }: Results): Line[] {
  const find = (name: string, variant: Row['variant']) =>
    rows.find((row) => row.seed === 'default' && row.name === name && row.variant === variant);
  const cpu = (title: string, name: string, variant: Row['variant'], aim = ''): Line => {
    const row = find(name, variant);
    return line(titleOf(title, row), aim, row, cpuOf);
  };
  const home = find('page-home', 'one URL');
  return [
    cpu('List of 12', 'list', 'one URL'),
    cpu('Product detail', 'detail', 'one URL'),
    cpu('Search, no cache', 'search', 'varied, no cache'),
    cpu('Cart read, 5 lines', 'cart-read', 'varied'),
    cpu('Cart update', 'cart-update', 'varied'),
    cpu('Order placing', 'order', 'varied', '≤ 6 ms'),
    cpu('Home page, kept', 'page-home', 'one URL'),
    cpu('Product page, kept', 'page-product', 'one URL'),
    cpu('Product page, rendered', 'page-product', 'each once', '≤ 4 ms'),
    cpu('Signed-in page', 'page-signed-in', 'one URL', '≤ 0.3 ms'),
    line(
      'HTML of the home page, as sent',
      '≤ 18 kB',
      home?.bytes === undefined ? undefined : home,
      ({ bytes, encoding }) => `${number((bytes ?? 0) / 1000, 1)} kB ${encoding ?? ''}`.trim(),
    ),
  ];
}

/** With pages, pictures being drawn, reads and orders at once. */
function memory({ mixed }: Results): Line[] {
  const part = (title: string, aim: string, name: 'server' | 'together' | 'database') =>
    line(title, aim, mixed, ({ peak }) => `${number(peak[name], 0)} MiB`);
  return [
    part('Ten minutes of everything, peak memory: server', `≤ 256 MiB, limit ${PEAK_LIMIT_MIB}`, 'server'),
    part(
      'Ten minutes of everything, peak memory: server and drawing at once',
      `limit ${TOGETHER_LIMIT_MIB} MiB`,
      'together',
    ),
    part('Ten minutes of everything, peak memory: PostgreSQL', '', 'database'),
  ];
}

const PAGES = ['home', 'list', 'product', 'store'];

function lighthouse({ lighthouse: rows }: Results): Line[] {
  return PAGES.map((page) =>
    line(
      `Lighthouse for a phone, ${page}: median (worst) of performance, LCP, TBT`,
      '100, 1.3 s, 60 ms',
      rows.find((row) => row.page === page),
      ({ performance, lcp, tbt }) =>
        `${spread(performance, 0)}, ${spread({ median: lcp.median / 1000, worst: lcp.worst / 1000 }, 2)} s, ${spread(tbt, 0)} ms`,
    ),
  );
}

function others({ browser, content, live }: Results): Line[] {
  const inContent = (title: string, limit: number): Line =>
    line(`Content, 10,000 records: ${title}, CPU`, `limit ${limit} ms`, content, ({ lines }) => {
      const found = lines.find((one) => one.title === title);
      return found
        ? `${number(found.serverCpu + found.databaseCpu, 2)} ms${found.encoding ? '' : ', uncompressed'}`
        : null;
    });
  return [
    ...browser.map((row) =>
      line(`${row.title}, median (worst)`, `limit ${row.limit} ms`, row, (one) => `${spread(one, 1)} ms`),
    ),
    inContent('post, cached', CACHED_LIMIT_MS),
    inContent('post, rendered', RENDERED_LIMIT_MS),
    line(
      'Live message to another process, p99',
      `limit ${LIVE_LIMIT_MS} ms`,
      live,
      ({ p99 }) => `${number(p99, 0)} ms`,
    ),
  ];
}

/** What matters most, from wherever it was measured, each with its own date; a figure that is missing is said to be. */
export function mainFigures(results: Results): string {
  const lines = [...calls(results), ...memory(results), ...lighthouse(results), ...others(results)];
  return table(
    ['Figure', 'value', 'aim', 'measured'],
    lines.map(([title, value, aim, day]) => [title, value === null ? 'not measured yet' : `**${value}**`, aim, day]),
    1,
  );
}
