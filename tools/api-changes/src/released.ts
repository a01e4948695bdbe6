import { readContract } from '@regen/contract';
import type { Contract } from '@regen/contract';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');
export const PACKAGE = '@regen/sdk';
const SDK = 'packages/regen-sdk';
/** What the last release was, kept beside the package and not part of it. */
const FOLDER = `${SDK}/released`;

export interface Release {
  readonly version: string;
  readonly contract: Contract;
  /** Declarations of the build by their path below `dist`. */
  readonly types: Readonly<Record<string, string>>;
  /** Programs that the release promised would compile: what its documentation showed. */
  readonly uses: Readonly<Record<string, string>>;
}

function declarationsIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'));
  return Object.fromEntries(
    files.toSorted().map((file) => [relative('.', file), readFileSync(join(folder, file), 'utf8')]),
  );
}

/** Every TypeScript example of a text. */
function examplesIn(name: string, markdown: string): Record<string, string> {
  const blocks = [...markdown.matchAll(/^```ts\n([\s\S]*?)^```$/gm)];
  return Object.fromEntries(blocks.map(([, text = ''], at) => [`${name}-${at}.ts`, text]));
}

/** What would be released now: the description, the build and the documentation as they are. */
export function currentRelease(root = ROOT): Release {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  if (!existsSync(join(root, SDK, 'dist/index.d.ts'))) {
    throw new Error(`${PACKAGE} is not built. Run \`npm run build\` first.`);
  }
  return {
    version: (JSON.parse(read(`${SDK}/package.json`)) as { version: string }).version,
    contract: readContract(join(root, 'openapi/generated/regen.v1.json')),
    types: declarationsIn(join(root, SDK, 'dist')),
    uses: examplesIn('readme', read(`${SDK}/README.md`)),
  };
}

/** The last release, or null before the first. */
export function lastRelease(root = ROOT): Release | null {
  const read = <Part>(name: string): Part => JSON.parse(readFileSync(join(root, FOLDER, name), 'utf8')) as Part;
  if (!existsSync(join(root, FOLDER, 'version.json'))) return null;
  return {
    version: read<{ version: string }>('version.json').version,
    contract: read('contract.json'),
    types: read('types.json'),
    uses: read('uses.json'),
  };
}

/** Keeps what is released, for the changes after it to be compared with. */
export function keepRelease({ version, contract, types, uses }: Release, root = ROOT): void {
  mkdirSync(join(root, FOLDER), { recursive: true });
  const write = (name: string, value: unknown) => writeFileSync(join(root, FOLDER, name), `${JSON.stringify(value)}\n`);
  write('version.json', { version });
  write('contract.json', contract);
  write('types.json', types);
  write('uses.json', uses);
}
