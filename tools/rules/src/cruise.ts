import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureInstalled } from '../../install/src/ensure-installed.ts';
import type { Import } from './folder-cycles.ts';

export interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
  /** Of a cycle: the files after the first. */
  readonly cycle?: readonly { readonly name: string }[];
}

/** What is read of the result of dependency-cruiser. */
interface Cruised {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
  readonly summary: { readonly violations: readonly Violation[]; readonly totalCruised: number };
}

export interface Imports {
  readonly files: number;
  readonly violations: readonly Violation[];
  /** Between files of the repository. */
  readonly imports: readonly Import[];
}

const rules = join(import.meta.dirname, '..');
const program = 'on-demand/node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
const ROOTS = ['apps', 'packages', 'openapi', 'tools', 'examples'];

/**
 * Reads who imports whom, and holds it against the rules in `imports.config.ts`.
 * @param root A folder that is laid out as the repository is, with `tools/rules/tsconfig.imports.json`.
 */
export async function cruise(root: string): Promise<Imports> {
  await ensureInstalled(join(rules, 'on-demand'));
  const folders = ROOTS.filter((folder) => existsSync(join(root, folder)));
  const args = [
    join(rules, program),
    '--config',
    join(rules, 'imports.config.ts'),
    '--output-type',
    'json',
    ...folders,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, maxBuffer: 256 * 1024 * 1024 });
  const { modules, summary } = JSON.parse(stdout) as Cruised;
  const files = new Set(modules.map(({ source }) => source).filter((source) => !/(^|\/)node_modules\//.test(source)));
  return {
    files: files.size,
    violations: summary.violations,
    imports: modules.flatMap(({ source, dependencies }) =>
      files.has(source)
        ? dependencies
            .filter(({ resolved }) => files.has(resolved))
            .map(({ resolved }) => ({ from: source, to: resolved }))
        : [],
    ),
  };
}
