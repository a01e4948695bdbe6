import { describe, expect, it } from 'vitest';
import { bumpIn, neededBump } from './changesets.ts';

describe('changesets', () => {
  it('are read as they are written', () => {
    const text = "---\n'@regen/sdk': minor\n\"@regen/ui-kit\": major\n---\n\nWords: '@regen/sdk': major\n";
    expect(bumpIn(text, '@regen/sdk')).toBe('minor');
    expect(bumpIn(text, '@regen/ui-kit')).toBe('major');
    expect(bumpIn(text, '@regen/realtime')).toBe('none');
  });

  it('before 1.0.0 the middle number is the one that breaks', () => {
    expect(neededBump('major', '0.4.1')).toBe('minor');
    expect(neededBump('major', '1.4.1')).toBe('major');
    expect(neededBump('minor', '0.4.1')).toBe('minor');
  });
});
