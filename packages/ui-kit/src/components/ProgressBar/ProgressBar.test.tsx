import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { ProgressBar } from './index.ts';

it('is a native progress with its label', () => {
  const bar = markup(<ProgressBar label="Free shipping" value={90} max={75} valueText="Reached" />);
  expect(bar).toMatch(
    /<label for="([^"]+)">Free shipping<\/label><span>Reached<\/span><\/div><progress id="\1" value="75" max="75" aria-valuetext="Reached">/,
  );
});

it('has no value while the end is unknown', () => {
  expect(markup(<ProgressBar label="Loading" />)).not.toContain('value=');
});
