import type { BlogPostCard } from '@regen/content-sdk/models';
import type { ContentFile } from '@regen/content-sdk/query';
import { Page } from '@regen/ui-kit/Page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { RichSection, RichText, type RichTextProps } from '~/features/content/index.ts';

type Block = RichTextProps['text'][number];
type Inline = Extract<Block, { type: 'paragraph' }>['children'][number];

/** Its links lead nowhere. */
function WithRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() => createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() }));
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>;
}

const meta: Meta = {
  title: 'Patterns/Rich text',
  decorators: [
    (Story) => (
      <WithRouter>
        <Page title="Acids, by pH and patience">
          <Story />
        </Page>
      </WithRouter>
    ),
  ],
};
export default meta;

type Story = StoryObj;

const words = (text: string, ...marks: Extract<Inline, { type: 'text' }>['marks']): Inline => ({
  type: 'text',
  text,
  marks,
});
const linkTo = (href: string, text: string): Inline => ({ type: 'link', href, children: [words(text)] });
const paragraph = (...children: readonly (Inline | string)[]): Block => ({
  type: 'paragraph',
  children: children.map((child) => (typeof child === 'string' ? words(child) : child)),
});
/** Without records, for texts within a record. */
const plain = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text, marks: [] }] }) as const;
const heading = (level: 2 | 3, text: string): Block => ({ type: 'heading', level, children: [words(text)] });
const list = (ordered: boolean, ...items: readonly string[]): Block => ({
  type: 'list',
  ordered,
  items: items.map((item) => ({ children: [paragraph(item)] })),
});
const table = (...rows: readonly (readonly string[])[]): Block => ({
  type: 'table',
  rows: rows.map((cells, at) => cells.map((cell) => ({ isHeader: at === 0, children: [paragraph(cell)] }))),
});

const at = '2026-05-01T16:00:00.000Z';
const base = { createdAt: at, updatedAt: at };
const gel: ContentFile = {
  id: 'gel',
  title: 'Texture',
  description: 'A clear sea-green gel',
  url: 'media/editorial/texture-768.avif',
  fileName: 'texture-768.avif',
  contentType: 'image/avif',
  size: 20_000,
  width: 768,
  height: 432,
};
const chart: ContentFile = {
  id: 'chart',
  title: 'pH chart',
  description: '',
  url: '/content/files/ph-chart.pdf',
  fileName: 'ph-chart.pdf',
  contentType: 'application/pdf',
  size: 48_200,
};
const post: BlogPostCard = {
  ...base,
  id: 'post',
  type: 'blogPost',
  title: 'Why a moisturizer comes after an acid',
  slug: 'moisturizer-after-acid',
  summary: 'What the barrier does in the twenty minutes after an exfoliant.',
  topic: 'Routines',
  publishedAt: at,
  picture: null,
  author: null,
};

const everything: readonly Block[] = [
  paragraph(
    'An acid works while its ',
    words('free', 'italic'),
    ' share is high, and that depends on the pH. At pH 3.8, ',
    words('half of all lactic acid', 'bold'),
    ' is free; at pH 5 it is a sixteenth. Formulas say ',
    words('C', 'code'),
    words('3', 'subscript'),
    ' acids. See ',
    linkTo('/products?category=exfoliants', 'our exfoliants'),
    ' or ',
    linkTo('#how-often', 'how often to use them'),
    '.',
  ),
  heading(2, 'How strong is strong?'),
  paragraph('Compare acids by their pKa, not by the percentage on the front alone.'),
  table(
    ['Acid', 'pKa', 'Molecular weight', 'Usual strength at home', 'Where it works'],
    ['Glycolic', '3.83', '76', '5–10%', 'Surface and upper epidermis'],
    ['Lactic', '3.86', '90', '5–10%', 'Surface, with water binding'],
    ['Mandelic', '3.41', '152', '5–10%', 'Surface, slowly'],
  ),
  heading(3, 'What it does not say'),
  list(false, 'How the base buffers the acid.', 'How long it stays on the skin.', 'What you used the evening before.'),
  { type: 'file', file: gel },
  heading(2, 'How often'),
  list(true, 'Start with one evening a week.', 'After four weeks without stinging, take a second.', 'Stop there.'),
  { type: 'quote', children: [paragraph('If it tingles for longer than a minute, rinse it off. It has told you.')] },
  { type: 'file', file: chart },
  { type: 'divider' },
  { type: 'record', record: post },
  paragraph('Methylchloroisothiazolinone/methylisothiazolinone and aminomethylpropanediol/butylphenylmethylpropional.'),
];

export const Everything: Story = { render: () => <RichText text={everything} /> };

export const Section: Story = {
  render: () => (
    <RichSection
      headingLevel={2}
      section={{
        ...base,
        id: 'section',
        type: 'pageSection',
        heading: 'Before you begin',
        picture: gel,
        body: [plain('Patch test behind the ear for two evenings.'), plain('Then begin with the forehead.')],
      }}
    />
  ),
};
