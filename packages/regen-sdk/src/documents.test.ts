import { ERRORS, isErrorCode } from '@regen/contract';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { guides, readme } from './testing/documents.ts';
import { sdk } from './testing/packed.ts';

/** The rows of the guides that begin with a status and codes, as `409 out_of_stock`. */
const rows = guides.flatMap(([, text = '']) =>
  [...text.matchAll(/^\| (\d{3}) +\| (`[^|]+`) +\|/gm)].flatMap(([, status, codes = '']) =>
    [...codes.matchAll(/`(\w+)`/g)].map(([, code = '']) => `${status} ${code}`),
  ),
);

it('states the codes of errors with their status', () => {
  const codes = rows.map((row) => row.split(' ')[1] ?? '');
  expect(codes.length).toBeGreaterThan(10);
  expect(rows).toEqual(codes.map((code) => `${isErrorCode(code) ? ERRORS[code].status : 'no'} ${code}`));
});

it('links to every guide, and to nothing that is not there', () => {
  for (const [name = ''] of guides) expect(readme).toContain(`](./guides/${name})`);
  const links = [['../README.md', readme], ...guides].flatMap(([name = '', text = '']) =>
    [...text.matchAll(/\]\((\.[^)#]*)/g)].map(([, to = '']) => join(sdk, 'guides', name, '..', to)),
  );
  expect(links.filter((file) => !existsSync(file))).toEqual([]);
});
