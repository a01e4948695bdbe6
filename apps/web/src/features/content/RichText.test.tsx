import type { BlogPostCard, PageSection } from '@regen/content-sdk/models';
import type { ContentFile } from '@regen/content-sdk/query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '~/kernel/search-params.ts';
import { sectionsOf } from './rich-sections.ts';
import type { Block, Inline } from './rich-text.ts';
import { RichText, type RichTextProps } from './RichText.tsx';

/** Without classes. */
function html(text: readonly Block[], headingLevel?: RichTextProps['headingLevel']): string {
  const options = { routeTree: createRootRoute(), history: createMemoryHistory(), parseSearch, stringifySearch };
  const router = createRouter(options);
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <RichText text={text} headingLevel={headingLevel} />
    </RouterContextProvider>,
  )
    .replaceAll(/ class="[^"]*"/g, '')
    .replace(/^<div>([\s\S]*)<\/div>$/, '$1');
}

const words = (text: string, ...marks: Extract<Inline, { type: 'text' }>['marks']): Inline => ({
  type: 'text',
  text,
  marks,
});
const paragraph = (...children: readonly (Inline | string)[]): Block => ({
  type: 'paragraph',
  children: children.map((child) => (typeof child === 'string' ? words(child) : child)),
});
const heading = (level: 1 | 2 | 3, text: string): Block => ({ type: 'heading', level, children: [words(text)] });
const link = (href: string, text: string): Inline => ({ type: 'link', href, children: [words(text)] });
const picture: ContentFile = {
  id: 'gel',
  title: 'Gel',
  description: 'A clear gel on a spoon',
  url: '/content/files/gel.webp',
  fileName: 'gel.webp',
  contentType: 'image/webp',
  size: 20_000,
  width: 700,
  height: 400,
};
const base = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const post: BlogPostCard = {
  ...base,
  id: 'acids',
  type: 'blogPost',
  title: 'Acids',
  slug: 'acids',
  summary: 'What they do.',
  topic: 'Ingredients',
  publishedAt: base.createdAt,
  picture: null,
  author: null,
};
const section = (body: PageSection['body'], title?: string): Block => ({
  type: 'record',
  record: { ...base, id: 'note', type: 'pageSection', body, picture: null, ...(title && { heading: title }) },
});

it('shows words with their marks as text', () => {
  const text = [paragraph('pH <script>', words('3.5', 'bold', 'italic'), words('2', 'subscript')), paragraph()];
  expect(html(text)).toBe('<p>pH &lt;script&gt;<em><strong>3.5</strong></em><sub>2</sub></p>');
});

describe('headings', () => {
  it('have ids of their words, each of its own, that no part of the page has', () => {
    const text = [heading(2, 'Main'), heading(3, 'What’s in it?'), heading(2, 'Main'), heading(2, '成分')];
    expect(html(text)).toBe(
      '<h2 id="section-main">Main</h2><h3 id="section-whats-in-it">What’s in it?</h3><h2 id="section-main-2">Main</h2><h2 id="section-part">成分</h2>',
    );
  });

  it('begin at the level of their place, and keep their order', () => {
    const levels = (text: readonly Block[], level: 2 | 3 | 4) => html(text, level).match(/<h\d/g);
    expect(levels([heading(1, 'A'), heading(2, 'B'), heading(3, 'C')], 2)).toEqual(['<h2', '<h2', '<h3']);
    expect(levels([heading(2, 'B'), heading(3, 'C')], 4)).toEqual(['<h4', '<h5']);
  });

  it('are where a fragment of the text leads', () => {
    expect(html([paragraph(link('#layering', 'below'), link('#reviews', 'there')), heading(2, 'Layering')])).toContain(
      '<a href="#section-layering">below</a><a href="#reviews">there</a>',
    );
  });

  it('without words are left out', () => {
    expect(html([heading(2, ' ')])).toBe('');
  });
});

describe('links', () => {
  it('lead to pages of the store with their query and fragment', () => {
    expect(html([paragraph(link('/products?category=serums&page=2#top', 'Serums'))])).toContain(
      'href="/products?category=serums&amp;page=2#top"',
    );
  });

  it('leave the store for other sites and for files', () => {
    const text = [paragraph(link('https://derm.example/a?b#c', 'Study'), link('/content/files/a.pdf', 'File'))];
    expect(html(text)).toBe(
      '<p><a href="https://derm.example/a?b#c">Study</a><a href="/content/files/a.pdf">File</a></p>',
    );
  });

  it('lead to the page of a record, and are words where it has none', () => {
    const { record } = section([], 'Note') as Extract<Block, { type: 'record' }>;
    const text = [
      paragraph(
        { type: 'record-link', record: post, children: [words('these')] },
        { type: 'record', record: post },
        { type: 'record-link', record, children: [words('words')] },
      ),
    ];
    expect(html(text)).toBe('<p><a href="/blogs/acids">these</a><a href="/blogs/acids">Acids</a>words</p>');
  });

  it('save files under their own names', () => {
    const text = [paragraph({ type: 'file-link', file: picture, children: [words('the gel')] })];
    expect(html(text)).toBe('<p><a href="/content/files/gel.webp" download="gel.webp">the gel</a></p>');
  });
});

it('shows lists, quotes and dividers', () => {
  const items = [{ children: [paragraph('Rinse')] }, { children: [paragraph('Dry'), paragraph('Wait')] }];
  const text: Block[] = [
    { type: 'list', ordered: true, items },
    { type: 'list', ordered: false, items: items.slice(0, 1) },
    { type: 'divider' },
    { type: 'quote', children: [paragraph('Less.')] },
  ];
  expect(html(text)).toBe(
    '<ol><li>Rinse</li><li><p>Dry</p><p>Wait</p></li></ol><ul><li>Rinse</li></ul><hr/><blockquote><p>Less.</p></blockquote>',
  );
});

describe('a table', () => {
  const cell = (text: string) => ({ isHeader: false, children: [paragraph(text)] });
  const table = (...rows: readonly string[][]): Block => ({ type: 'table', rows: rows.map((row) => row.map(cell)) });

  it('has the name of the heading above it, and as many cells in each row as columns', () => {
    const text = [heading(2, 'Acids'), table(['Acid', 'pH'], ['Lactic', '3.8'], ['Mandelic']), table(['A'], ['1'])];
    const shown = html(text);
    expect(shown.match(/<caption[^>]*><span>([^<]*)/g)?.map((each) => each.replace(/.*>/, ''))).toEqual([
      'Acids',
      'Acids, table 2',
    ]);
    expect(shown.match(/<td/g)).toHaveLength(2);
    expect(shown).toMatch(/<th scope="row"[^>]*><span>Mandelic/);
    expect(shown).toContain('tabindex="0"');
  });

  it('without rows is left out', () => {
    expect(html([table(['Acid', 'pH']), { type: 'table', rows: [] }])).toBe('');
  });

  it('shows what is more than a line in lines', () => {
    const list: Block = { type: 'list', ordered: false, items: [{ children: [paragraph('a')] }] };
    const rows = [[cell('Acid')], [{ isHeader: false, children: [paragraph('Lactic'), list] }]];
    expect(html([{ type: 'table', rows }])).toContain('Lactic\na');
  });
});

describe('files', () => {
  it('are pictures in sizes and formats up to their own', () => {
    const shown = html([{ type: 'file', file: picture }]);
    expect(shown).toContain('<figure><picture><source type="image/avif"');
    expect(shown).toContain(
      '/content/files/gel.webp?fm=avif&amp;w=320 320w, /content/files/gel.webp?fm=avif&amp;w=640 640w, /content/files/gel.webp?fm=avif&amp;w=700 700w"',
    );
    expect(shown).toMatch(/<img src="[^"]*w=700" alt="A clear gel on a spoon" width="700" height="400" loading="lazy"/);
  });

  it('are sent as they are where the service draws them in no other size', () => {
    const file = { ...picture, contentType: 'image/gif', description: '' };
    expect(html([{ type: 'file', file }])).toBe(
      '<figure><picture><img src="/content/files/gel.webp" alt="Gel" width="700" height="400" loading="lazy" decoding="async"/></picture></figure>',
    );
  });

  it('keep the signature of their URL', () => {
    expect(html([{ type: 'file', file: { ...picture, url: '/s/gel.webp?token=t' } }])).toContain(
      '/s/gel.webp?token=t&amp;fm=avif&amp;w=320 320w',
    );
  });

  it('that are no pictures are links with their kind and size', () => {
    const file = { ...picture, contentType: 'application/pdf', fileName: 'a.pdf', title: 'Chart', size: 1_240_000 };
    expect(html([{ type: 'file', file }])).toMatch(
      /<a href="[^"]*" download="a.pdf">Chart<\/a> <small>PDF, 1.2 MB<\/small>/,
    );
  });
});

describe('records', () => {
  it('are announced with a link to their page', () => {
    expect(html([{ type: 'record', record: post }])).toBe(
      '<aside aria-label="Acids"><p><a href="/blogs/acids">Acids</a></p><p>What they do.</p></aside>',
    );
  });

  it('that are sections are part of the text, one level below', () => {
    const body = [{ type: 'heading', level: 2, children: [{ type: 'text', text: 'Inner', marks: [] }] }] as const;
    expect(html([section(body, 'Note')])).toBe('<div><h2>Note</h2><h3 id="section-inner">Inner</h3></div>');
    expect(html([section(body)])).toBe('<div><h2 id="section-inner">Inner</h2></div>');
  });

  it('of protocols lead to the protocol', () => {
    const record = { ...post, type: 'protocol' as const, category: 'Acids', minutes: 1, level: 'Advanced' as const };
    expect(html([{ type: 'record', record: { ...record, concerns: [] } }])).toContain('<a href="/protocols/acids">');
  });

  it('of webinars lead to the webinar', () => {
    const record = { ...post, type: 'webinar' as const, seconds: 60 };
    expect(html([{ type: 'record', record }])).toContain('<a href="/webinars/acids">');
  });
});

it('is parted at its highest headings', () => {
  const [opening, first, under, second] = [
    paragraph('Hello.'),
    heading(2, 'One'),
    heading(3, 'More'),
    heading(2, 'Two'),
  ];
  expect(sectionsOf([opening, first, under, second])).toEqual({
    opening: [opening],
    sections: [[first, under], [second]],
  });
  expect(sectionsOf([opening])).toEqual({ opening: [opening], sections: [] });
  expect(sectionsOf([])).toEqual({ opening: [], sections: [] });
});
