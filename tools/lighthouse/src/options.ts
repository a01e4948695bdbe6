import { parseArgs } from 'node:util';

const PAGES = {
  home: '/',
  list: '/products',
  product: '/products/1401',
  store: '/store/lumen-skin',
  blog: '/blogs',
  post: '/blogs/sunscreen-in-the-snow',
  webinars: '/webinars',
  webinar: '/webinars/choose-one-acid',
  resources: '/resources',
  faqs: '/faqs',
  education: '/education',
  charity: '/charity',
  founder: '/founder',
  'site-map': '/uac',
  '12-days': '/12-days-of-glymed',
} as const;
/** Of each page: so many that one that other programs have spoiled doesn't decide. */
const RUNS = 5;

interface Options {
  /** Names and paths. */
  pages: readonly (readonly [name: string, path: string])[];
  runs: number;
  /** The figures go into `docs/performance.md`. */
  isWritten: boolean;
  /** A store that is already running, without a slash at the end. */
  store: string | undefined;
}

/** @throws Error that says what to choose from. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      runs: { type: 'string', default: String(RUNS) },
      write: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const only = values.only?.split(',');
  const unknown = only?.filter((name) => !Object.hasOwn(PAGES, name)) ?? [];
  if (unknown.length > 0)
    throw new Error(`Unknown page: ${unknown.join(', ')}. Choose from: ${Object.keys(PAGES).join(', ')}.`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs % 2 === 0)
    throw new Error(`--runs ${values.runs} has no median. Choose an odd number, such as 1, 3 or ${RUNS}.`);
  const store = positionals[0]?.replace(/\/$/, '');
  if (values.write && (runs < RUNS || store !== undefined))
    throw new Error(`--write is for the built store and at least ${RUNS} runs of each page.`);
  return {
    pages: Object.entries(PAGES).filter(([name]) => only?.includes(name) ?? true),
    runs,
    isWritten: values.write,
    store,
  };
}
