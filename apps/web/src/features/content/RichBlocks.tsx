import type { PageSection } from '@regen/content-sdk/models';
import { Heading } from '@regen/ui-kit/Heading';
import { Text } from '@regen/ui-kit/Text';
import { textPictureSizes } from './content-pictures.ts';
import { ContentPicture } from './ContentPicture.tsx';
import { EmbeddedCard } from './EmbeddedCard.tsx';
import { FileBlock } from './FileBlock.tsx';
import { outlineOf, type Outline } from './outline.ts';
import { wordsOf, type Block } from './rich-text.ts';
import * as styles from './RichBlocks.css.ts';
import { RichInlines } from './RichInlines.tsx';
import { RichTable } from './RichTable.tsx';

export interface TextPlace {
  outline: Outline;
  /** Of the highest headings. */
  headingLevel: 2 | 3 | 4;
}

export interface RichBlocksProps extends TextPlace {
  blocks: readonly Block[];
}

/** Parts of a text, one below the other. A section within it is a text of its own. */
export function RichBlocks({ blocks, ...place }: RichBlocksProps) {
  // The text never changes its order.
  return blocks.map((block, index) => <RichBlock key={index} block={block} {...place} />);
}

const levelOf = (level: number, { headingLevel }: TextPlace) =>
  Math.min(6, Math.max(headingLevel, level + headingLevel - 2)) as 2 | 3 | 4 | 5 | 6;

function RichBlock({ block, ...place }: TextPlace & { block: Block }) {
  const { outline } = place;
  switch (block.type) {
    case 'paragraph':
      // Editors end texts with an empty one.
      return block.children.length > 0 ? (
        <Text className={styles.lines}>
          <RichInlines inlines={block.children} outline={outline} />
        </Text>
      ) : null;
    case 'heading': {
      if (wordsOf(block.children).trim() === '') return null;
      const level = levelOf(block.level, place);
      return (
        <Heading
          level={level}
          size={level === 2 ? 'md' : 'xs'}
          id={outline.headings.get(block)?.id}
          className={styles.heading}
        >
          <RichInlines inlines={block.children} outline={outline} />
        </Heading>
      );
    }
    case 'list': {
      const items = block.items.map(({ children: [first, ...rest] }, index) => (
        <li key={index}>
          {first?.type === 'paragraph' && rest.length === 0 ? (
            <RichInlines inlines={first.children} outline={outline} />
          ) : (
            <RichBlocks blocks={first ? [first, ...rest] : rest} {...place} />
          )}
        </li>
      ));
      return block.ordered ? (
        <ol className={styles.ordered}>{items}</ol>
      ) : (
        <ul className={styles.unordered}>{items}</ul>
      );
    }
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <RichBlocks blocks={block.children} {...place} />
        </blockquote>
      );
    case 'table':
      return <RichTable table={block} {...place} />;
    case 'divider':
      return <hr className={styles.divider} />;
    case 'file':
      return <FileBlock file={block.file} />;
    case 'record':
      return block.record.type === 'pageSection' ? (
        <RichSection section={block.record} headingLevel={place.headingLevel} />
      ) : (
        <EmbeddedCard record={block.record} />
      );
  }
}

export interface RichSectionProps {
  section: PageSection;
  headingLevel: TextPlace['headingLevel'];
}

/** A section with its heading, its picture and a text of its own. */
export function RichSection({ section: { heading, body, picture }, headingLevel }: RichSectionProps) {
  const inner = heading === undefined ? headingLevel : (Math.min(4, headingLevel + 1) as 3 | 4);
  return (
    <div className={styles.root}>
      {heading === undefined ? null : (
        <Heading level={headingLevel} size={headingLevel === 2 ? 'md' : 'xs'}>
          {heading}
        </Heading>
      )}
      {picture ? <ContentPicture file={picture} sizes={textPictureSizes} className={styles.picture} /> : null}
      <RichBlocks blocks={body} outline={outlineOf(body)} headingLevel={inner} />
    </div>
  );
}
