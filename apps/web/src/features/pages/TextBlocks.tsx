import type { HeadingBlock, ListBlock, ParagraphBlock } from '@regen/sdk';
import { Heading } from '@regen/ui-kit/Heading';
import { Text } from '@regen/ui-kit/Text';
import * as styles from './TextBlocks.css.ts';

/** The blocks of a page that are words, as editors or professionals wrote them. */
export type TextBlock =
  | Pick<HeadingBlock, 'type' | 'text'>
  | ParagraphBlock
  /** `start` is the number of the first item, 1 unless it is given. */
  | (ListBlock & { start?: number });

export interface TextBlocksProps {
  blocks: readonly TextBlock[];
  headingLevel: 2 | 3;
}

/** The text of a page: headings, paragraphs and lists. */
export function TextBlocks({ blocks, headingLevel }: TextBlocksProps) {
  return (
    <div className={styles.root}>
      {blocks.map((block, index) => (
        // The text never changes its order.
        <Block key={index} block={block} headingLevel={headingLevel} />
      ))}
    </div>
  );
}

function Block({ block, headingLevel }: { block: TextBlock; headingLevel: 2 | 3 }) {
  switch (block.type) {
    case 'heading':
      return (
        <Heading level={headingLevel} size="xs" className={styles.title}>
          {block.text}
        </Heading>
      );
    case 'paragraph':
      return <Text className={styles.paragraph}>{block.text}</Text>;
    case 'list': {
      const items = block.items.map((item, index) => <li key={index}>{item}</li>);
      return block.isOrdered ? (
        <ol start={block.start} className={styles.ordered}>
          {items}
        </ol>
      ) : (
        <ul className={styles.unordered}>{items}</ul>
      );
    }
  }
}
