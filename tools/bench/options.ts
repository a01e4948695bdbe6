import { parseArgs } from 'node:util';
import { READS } from './reads.ts';
import { scenarios } from './scenarios.ts';
import type { SeedName } from './store.ts';

export const USAGE = `npm run bench [-- options]
  --large        also with 100,000 products and 1,000,000 orders (made once, takes minutes)
  --only name    only these calls, separated by commas: ${[...new Set(scenarios.map(({ name }) => name))].join(', ')}, reads, a read by its operationId, browser
  --quick        shorter runs, not saved

npm run bench -- mixed [--minutes 10]        pages, pictures, reads, carts and orders at once: memory, and a SIGTERM under load
npm run bench -- paint [--runs 15]           in Chromium: how soon after a press the next page is painted
npm run bench -- live [--connections 5000] [--rate 500] [--minutes 10]   two processes, messages across them: times, memory, CPU, and one of them killed
npm run bench -- hostile [--requests 100000] [--seed 1]   hostile requests: statuses, times, memory
npm run bench -- content [--records 10000]   pages and reads of that much content, and changes of 100 records

Runs shorter than these defaults are not saved.
`;

type Command = 'measure' | 'mixed' | 'hostile' | 'live' | 'paint' | 'content';
const COMMANDS: readonly Command[] = ['measure', 'mixed', 'hostile', 'live', 'paint', 'content'];
export const MINUTES = 10;
export const REQUESTS = 100_000;
export const CONNECTIONS = 5_000;
export const RATE = 500;
export const RUNS = 15;
export const RECORDS = 10_000;

export interface Options {
  command: Command;
  minutes: number;
  requests: number;
  runs: number;
  hostileSeed: number;
  connections: number;
  rate: number;
  records: number;
  seeds: readonly SeedName[];
  only: ReadonlySet<string> | null;
  isQuick: boolean;
}

/** Null when help is asked for. */
export function readOptions(): Options | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      minutes: { type: 'string', default: String(MINUTES) },
      requests: { type: 'string', default: String(REQUESTS) },
      runs: { type: 'string', default: String(RUNS) },
      seed: { type: 'string', default: '1' },
      connections: { type: 'string', default: String(CONNECTIONS) },
      rate: { type: 'string', default: String(RATE) },
      records: { type: 'string', default: String(RECORDS) },
      large: { type: 'boolean', default: false },
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  const only = values.only === undefined ? null : new Set(values.only.split(','));
  for (const name of only ?? [])
    if (
      !scenarios.some((scenario) => scenario.name === name) &&
      name !== 'reads' &&
      name !== 'browser' &&
      !(name in READS)
    )
      throw new Error(`There is no call "${name}".\n${USAGE}`);
  const command = COMMANDS.find((name) => name === (positionals[0] ?? 'measure'));
  if (command === undefined) throw new Error(`There is no "${positionals[0]}".\n${USAGE}`);
  const [minutes, requests, runs, connections, rate, records, hostileSeed] = [
    values.minutes,
    values.requests,
    values.runs,
    values.connections,
    values.rate,
    values.records,
    values.seed,
  ].map(Number);
  if (!minutes || !requests || !runs || !connections || !rate || !records) throw new Error(USAGE);
  if (hostileSeed === undefined || Number.isNaN(hostileSeed)) throw new Error(USAGE);
  const long = { command, minutes, requests, runs, connections, rate, records, hostileSeed };
  return { ...long, seeds: values.large ? ['default', 'large'] : ['default'], only, isQuick: values.quick };
}
