import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

const git = (args: readonly string[], cwd: string): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe'] });

/** Every folder of installed packages beside those of the root: of a workspace, and what one alone needs on demand. */
const nested = (root: string): string[] =>
  ['packages', 'apps', 'tools'].flatMap((kind) =>
    readdirSync(join(root, kind))
      .flatMap((name) => [join(kind, name, 'node_modules'), join(kind, name, 'on-demand/node_modules')])
      .filter((path) => existsSync(join(root, path))),
  );

/** Everything that git knows or would add, as a repository of its own with the same packages installed. */
export function copyRepository(root: string, target: string): void {
  const files = git(['ls-files', '--cached', '--others', '--exclude-standard', '-z'], root).split('\0').filter(Boolean);
  // Media are not part of a package.
  const wanted = files.filter((file) => existsSync(join(root, file)) && !file.startsWith('apps/storybook/baselines/'));
  for (const file of wanted) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(root, file), join(target, file));
  }
  for (const path of ['node_modules', ...nested(root)]) symlinkSync(join(root, path), join(target, path));
  const who = ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@regen.example', '-c', 'commit.gpgsign=false'];
  git(['init', '--quiet', '--initial-branch', 'main'], target);
  git(['add', '--all'], target);
  git([...who, 'commit', '--quiet', '--message', 'As it is'], target);
}
