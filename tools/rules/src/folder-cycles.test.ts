import { describe, expect, it } from 'vitest';
import { cyclesOf, compareCycles, neighbors } from './folder-cycles.ts';

const arrow = (text: string) => {
  const [from = '', to = ''] = text.split(' → ');
  return { from, to };
};

describe('neighbors', () => {
  it('are where both paths part', () => {
    expect(neighbors(arrow('src/db/seed/a.ts → src/media/b.ts'))).toEqual(['src/db', 'src/media']);
    expect(neighbors(arrow('src/db/seed/a.ts → src/db/b.ts'))).toEqual(['src/db/seed', 'src/db/b.ts']);
    expect(neighbors(arrow('src/a.ts → lib/b.ts'))).toEqual(['src', 'lib']);
  });
});

describe('cyclesOf', () => {
  it('finds two folders that need each other, by files that do not', () => {
    const imports = ['src/db/seed/a.ts → src/media/b.ts', 'src/media/c.ts → src/db/d.ts'].map(arrow);
    expect(cyclesOf(imports)).toEqual([{ members: ['src/db', 'src/media'], imports }]);
  });

  it('finds a cycle of three, and leaves out what only leads there', () => {
    const imports = ['x/a.ts → x/b.ts', 'x/b.ts → x/c/d.ts', 'x/c/e.ts → x/a.ts', 'x/f.ts → x/a.ts'].map(arrow);
    expect(cyclesOf(imports).map(({ members }) => members)).toEqual([['x/a.ts', 'x/b.ts', 'x/c']]);
  });

  it('finds none where arrows point one way, at every level', () => {
    const imports = [
      'apps/web/a/b.ts → packages/kit/c.ts',
      'apps/web/a/b.ts → apps/web/d/e.ts',
      'apps/web/a/b.ts → apps/web/a/f.ts',
    ];
    expect(cyclesOf(imports.map(arrow))).toEqual([]);
  });
});

describe('compareCycles', () => {
  const imports = ['src/db/a.ts → src/media/b.ts', 'src/media/b.ts → src/db/c.ts'].map(arrow);

  it('is silent about what is known', () => {
    expect(compareCycles(imports, { 'src/db/a.ts': ['src/media'] })).toEqual({ cycles: [], outdated: [] });
  });

  it('does not let a second file do what one is known for', () => {
    const more = [...imports, arrow('src/db/new.ts → src/media/b.ts')];
    const { cycles } = compareCycles(more, { 'src/db/a.ts': ['src/media'] });
    expect(cycles.map(({ members }) => members)).toEqual([['src/db', 'src/media']]);
  });

  it('names what no longer closes a cycle', () => {
    const mended = imports.slice(0, 1);
    expect(compareCycles(mended, { 'src/db/a.ts': ['src/media'] }).outdated).toEqual([
      { from: 'src/db/a.ts', to: 'src/media' },
    ]);
  });
});
