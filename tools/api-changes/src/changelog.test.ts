import { describe, expect, it } from 'vitest';
import type { Change } from './change.ts';
import { changelogOf, withChanges } from './changelog.ts';

describe('the changelog', () => {
  const changes: Change[] = [
    { operation: 'productGet', level: 'major', text: 'the result.gtin is gone' },
    { operation: 'cartGet', level: 'minor', text: 'the result.note is new' },
    { operation: 'cartUpdate', level: 'minor', text: 'the result.note is new' },
    { operation: 'cartGet', level: 'patch', text: 'is described in other words' },
  ];

  it('names operations, those with the same changes together', () => {
    expect(changelogOf(changes)).toBe(
      [
        '### By operation\n',
        '#### Breaking\n',
        '- `productGet`: the result.gtin is gone\n',
        '#### Added\n',
        '- `cartGet`, `cartUpdate`: the result.note is new\n',
        '#### Fixed\n',
        '- `cartGet`: is described in other words\n',
      ].join('\n'),
    );
  });

  it('is under its version', () => {
    const text = '# @regen/sdk\n\n## 1.3.0\n\n### Minor Changes\n\n- abc\n\n## 1.2.0\n\n- old\n';
    const section = changelogOf(changes.slice(0, 1));
    const written = withChanges(text, '1.3.0', section);
    expect(written.indexOf('### By operation')).toBeGreaterThan(written.indexOf('- abc'));
    expect(written.indexOf('### By operation')).toBeLessThan(written.indexOf('## 1.2.0'));
    expect(() => withChanges(text, '1.4.0', section)).toThrow('no version 1.4.0');
  });
});
