import type { BrandedSeller } from '@regen/domain';
import { DEMO_SELLER } from '@regen/domain/demo-seller';
import { publishedPasswords, signInsOf, signInText } from './demo-passwords.ts';
import type { DemoFileHost, DemoHost } from './host.ts';
import { seedDemo, seedDemoFiles } from './seed-demo.ts';
import type { SeedProgress } from './seed.ts';

/** A start of the server that the demo is added to. */
export interface DemoStart {
  env: Readonly<Record<string, string | undefined>>;
  isLocal: boolean;
  /** Whether the store has development pages. */
  hasDevPages: boolean;
  progress: { report(progress: SeedProgress): void };
  say(text: string): void;
  refuse(sentence: string): never;
}

interface DemoAddition {
  fill?: {
    seller?: BrandedSeller;
    writeRows(host: DemoHost, signal?: AbortSignal): Promise<void>;
    storeFiles(host: DemoFileHost): Promise<void>;
  };
  onOpen?(store: { openToEverybody(): Promise<string[]> }): Promise<void>;
}

export const SIGN_INS_TITLE = 'Demo sign-ins, generated for this database and shown only once:';

/** Says why an empty store stays empty. */
export const OWN_STORE =
  'This store was first opened without the demo, so it is not added now. To get the demo, set DATA_FOLDER to a new folder or DATABASE_URL to a new database.';

/** Reads the setting SEED. By default, only a store that only this machine can reach gets the demo. */
function isWanted({ env, isLocal, refuse }: DemoStart): boolean {
  const text = env['SEED'] ?? '';
  if (text === '') return isLocal;
  if (['true', '1'].includes(text)) return true;
  if (['false', '0'].includes(text)) return false;
  return refuse(`The setting SEED "${text}" is not valid: it must be true, false, 1 or 0.`);
}

/** Whether the demo's company is the seller of a store with the demo. Its address would be false if others can reach the store or a seller is configured. */
const isSeller = ({ env, isLocal }: DemoStart): boolean =>
  isLocal && !Object.entries(env).some(([name, value]) => name.startsWith('SELLER_') && value);

/** What a start adds to the server: the demo in an empty store, its files, its seller and printed sign-ins. Nothing with SEED=false. */
export function addDemo(start: DemoStart): DemoAddition {
  if (!isWanted(start)) return {};
  const { isLocal, hasDevPages, progress, say } = start;
  return {
    fill: {
      ...(isSeller(start) && { seller: DEMO_SELLER }),
      async writeRows(host, signal) {
        const result = await seedDemo(host, {
          onSeed(step) {
            signal?.throwIfAborted();
            progress.report(step);
          },
          onSignIns: (signIns) => say(signInText(SIGN_INS_TITLE, signIns)),
        });
        if (result === 'own') say(`  ${OWN_STORE}`);
      },
      storeFiles: seedDemoFiles,
    },
    async onOpen({ openToEverybody }) {
      if (!isLocal || !hasDevPages) return;
      const open = new Set(await openToEverybody());
      const signIns = signInsOf(publishedPasswords()).filter(({ email, shown }) => shown !== '' && open.has(email));
      if (signIns.length > 0) say(signInText('Demo sign-ins:', signIns));
    },
  };
}
