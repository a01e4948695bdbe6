import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './files.ts';

interface Entry {
  engines?: { node?: string };
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>;
};

type Version = readonly [major: number, minor: number, patch: number];

function versionOf(text: string): Version {
  const [major = 0, minor = 0, patch = 0] = text.split('.').map((part) => Number.parseInt(part, 10) || 0);
  return [major, minor, patch];
}

function isAtLeast(one: Version, other: Version): boolean {
  const at = one.findIndex((part, place) => part !== other[place]);
  return at === -1 || (one[at] ?? 0) > (other[at] ?? 0);
}

/** Whether a version is in a range, of the forms that `engines` of packages have. */
function accepts(range: string, version: Version): boolean {
  return range.split('||').some((alternative) =>
    alternative
      .replaceAll(/([<>=^~]) +/g, '$1')
      .trim()
      .split(/\s+/)
      .every((part) => {
        const [, sign, number = ''] = /^(>=|<|\^|)(\d[\dx.]*|\*)$/.exec(part) ?? [];
        if (sign === undefined) throw new Error(`"${part}" of "${range}" is not understood.`);
        if (number === '*') return true;
        const limit = versionOf(number);
        if (sign === '<') return !isAtLeast(version, limit);
        return isAtLeast(version, limit) && (sign === '>=' || version[0] === limit[0]);
      }),
  );
}

test.each([
  ['>= 18', true],
  ['^20.19.0 || >=22.12.0', true],
  ['>=6 <7 || >=8', true],
  ['18 || 20', true],
  ['*', true],
  ['>=22', false],
  ['^20.20.0 || >=22', false],
  ['>=18 <20', false],
  ['^18.18.0', false],
])('the range %s takes Node 20.19: %s', (range, isTaken) => {
  expect(accepts(range, [20, 19, 0])).toBe(isTaken);
});

test('every package that is installed accepts the oldest Node that ours accept, so that npm warns of nothing', () => {
  const floor = versionOf((packages['']?.engines?.node ?? '').replace('>=', ''));
  expect(floor[0]).toBeGreaterThan(0);
  const tooNew = Object.entries(packages)
    .filter(([, { engines }]) => engines?.node !== undefined && !accepts(engines.node, floor))
    .map(([path, { engines }]) => `${path}: ${engines?.node}`);
  expect(tooNew).toEqual([]);
});
