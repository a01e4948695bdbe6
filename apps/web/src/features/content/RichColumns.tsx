import { outlineOf } from './outline.ts';
import { sectionsOf } from './rich-sections.ts';
import type { Text } from './rich-text.ts';
import * as blocks from './RichBlocks.css.ts';
import { RichBlocks } from './RichBlocks.tsx';
import * as styles from './RichColumns.css.ts';

/** A text that has the width of a page to itself: what comes before its headings, then the sections below them side by side. */
export function RichColumns({ text }: { text: Text }) {
  const outline = outlineOf(text);
  const { opening, sections } = sectionsOf(text);
  return (
    <div className={styles.root}>
      {opening.length > 0 ? (
        <div className={blocks.root}>
          <RichBlocks blocks={opening} outline={outline} headingLevel={2} />
        </div>
      ) : null}
      {sections.length > 0 ? (
        <div className={styles.sections}>
          {sections.map((section, index) => (
            <div key={index} className={blocks.root}>
              <RichBlocks blocks={section} outline={outline} headingLevel={2} />
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
