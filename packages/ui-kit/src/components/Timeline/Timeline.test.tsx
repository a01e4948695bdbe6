import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Timeline } from './index.ts';
import * as styles from './Timeline.css.ts';

it('is a list in the order of time, and marks upcoming steps', () => {
  const html = renderToStaticMarkup(
    <Timeline
      events={[
        { id: 'a', title: 'Placed', time: 'Monday', note: 'By phone' },
        { id: 'b', title: 'Shipped', time: 'Pending', isToCome: true },
      ]}
    />,
  );
  expect(
    html
      .replaceAll(/<[^>]+>/g, ' ')
      .split(/\s{2,}/)
      .filter(Boolean),
  ).toEqual(['Placed', 'Monday', 'By phone', 'Shipped', 'Pending']);
  expect(html.match(/<li class="([^"]+)">/g)?.map((item) => item.includes(styles.toCome))).toEqual([false, true]);
  expect(html).toMatch(/^<ol>/);
});
