import { signInText } from '@regen/demo-store/demo-passwords';
import type { DemoSignIn } from '@regen/demo-store/demo-passwords';
/** `npm run seed`: fills the store of the server's settings with the demo. */
import { SIGN_INS_TITLE, OWN_STORE } from '@regen/demo-store/demo-start';
import { seedLarge } from '@regen/demo-store/large/index';
import { seedDemo, seedDemoFiles } from '@regen/demo-store/seed-demo';
import { explainError, openStore } from '@regen/server/open-store';
import { MultiBar, Presets } from 'cli-progress';
import type { SingleBar } from 'cli-progress';
import { parseArgs } from 'node:util';

const USAGE = `Fills an empty database with the demo; one that already has data isn't changed by that.

  npm run seed
      the demo catalog, people and orders, if the database is empty
  npm run seed -- --products 100000 --orders 1000000
      then adds generated products and orders until there are that many; can be stopped and run again

The database is the one in DATABASE_URL, or the embedded one in DATA_FOLDER. First stop any server that uses that folder.
`;

const MAX_COUNTS = { products: 1_000_000, orders: 20_000_000 };

class UsageError extends Error {
  override readonly name = 'UsageError';
}

function count(name: keyof typeof MAX_COUNTS, text: string | undefined): number {
  if (text === undefined) return 0;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 0 && value <= MAX_COUNTS[name]) return value;
  throw new UsageError(`--${name} must be a whole number from 0 to ${MAX_COUNTS[name]}, not "${text}".`);
}

interface Wanted {
  products: number;
  orders: number;
  showHelp: boolean;
}

function readArguments(): Wanted {
  try {
    const { values } = parseArgs({
      options: { products: { type: 'string' }, orders: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    return {
      products: count('products', values.products),
      orders: count('orders', values.orders),
      showHelp: values.help ?? false,
    };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

interface Progress {
  report(name: string, done: number, total: number): void;
  end(): void;
}

/** A bar for each step that moves; without a terminal, a line now and then. */
function createProgress(): Progress {
  const bars = new MultiBar(
    {
      format: '  {name} {bar} {percentage}% · {value} of {total} · {duration_formatted}',
      hideCursor: true,
      noTTYOutput: true,
      notTTYSchedule: 5_000,
      autopadding: true,
    },
    Presets.shades_classic,
  );
  const byName = new Map<string, SingleBar>();
  let isEnded = false;
  return {
    report(name, done, total) {
      const bar = byName.get(name) ?? bars.create(total, 0, { name: name.padEnd(30) });
      byName.set(name, bar);
      bar.setTotal(total);
      bar.update(done);
    },
    end() {
      // Without a terminal each stop prints every bar again.
      if (!isEnded) bars.stop();
      isEnded = true;
    },
  };
}

async function main(): Promise<void> {
  const wanted = readArguments();
  if (wanted.showHelp) {
    process.stdout.write(USAGE);
    return;
  }
  const began = performance.now();
  const store = await openStore(process.env, (message) => process.stderr.write(`${message}\n`));
  const progress = createProgress();
  let signIns: readonly DemoSignIn[] = [];
  try {
    const result = await seedDemo(store.rows, {
      onSeed: ({ name, done, total }) => progress.report(name, done, total),
      onSignIns: (made) => (signIns = made),
    });
    if (result === 'own') throw new UsageError(OWN_STORE);
    progress.report('Files', 0, 1);
    await seedDemoFiles(store.files);
    progress.report('Files', 1, 1);
    const isLarge = wanted.products > 0 || wanted.orders > 0;
    if (isLarge) {
      await seedLarge(store.rows, wanted, (step, done) => {
        if (step === 'products') progress.report('Generated products', done, Math.max(wanted.products, done));
        else if (step === 'orders') progress.report('Generated orders', done, Math.max(wanted.orders, done));
        else progress.report('Statistics', done, 1);
      });
    }
    progress.end();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const isNew = result === 'filled' || isLarge;
    const text = isNew ? `Ready after ${seconds} s.` : 'The database already has data, so it was left unchanged.';
    process.stdout.write(`\n${text}\n`);
  } finally {
    progress.end();
    if (signIns.length > 0) process.stdout.write(`\n${signInText(SIGN_INS_TITLE, signIns)}`);
    await store.close();
  }
}

await main().catch((error: unknown) => {
  const text = error instanceof UsageError ? error.message : explainError(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
});
