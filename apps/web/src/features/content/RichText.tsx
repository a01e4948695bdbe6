import { outlineOf } from './outline.ts';
import type { Text } from './rich-text.ts';
import * as styles from './RichBlocks.css.ts';
import { RichBlocks, type TextPlace } from './RichBlocks.tsx';

export interface RichTextProps {
  text: Text;
  /** Of the highest headings; 2 unless it is set. */
  headingLevel?: TextPlace['headingLevel'];
}

/** A text as an editor wrote it: headings that links lead to, lists, quotes, tables, pictures, files and other records. */
export function RichText({ text, headingLevel = 2 }: RichTextProps) {
  return (
    <div className={styles.root}>
      <RichBlocks blocks={text} outline={outlineOf(text)} headingLevel={headingLevel} />
    </div>
  );
}
