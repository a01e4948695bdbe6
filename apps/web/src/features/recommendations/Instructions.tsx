import type { SharedBundle } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Heading } from '@regen/ui-kit/Heading';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import * as styles from './bundle.css.ts';
import { instructionParts, type InstructionPart } from './instruction-blocks.ts';

/** How to use what is recommended: typed by the professional, or in a PDF. */
export function Instructions({ bundle }: { bundle: SharedBundle }) {
  const { instructions, file, professional } = bundle;
  if (!instructions && !file) return null;
  return (
    <Stack as="section" gap="5" aria-labelledby="instructions">
      <Heading level={2} size="md" id="instructions">
        How to use it
      </Heading>
      {instructions ? (
        <div className={styles.instructions}>
          {instructionParts(instructions).map((part, index) => (
            // The text never changes its order.
            <Part key={index} part={part} />
          ))}
        </div>
      ) : null}
      {file ? (
        <Card tone="sunken" padding="sm" className={styles.file}>
          <Text className={styles.wraps}>
            {professional.firstName} has added a PDF: <Text as="strong">{file.name}</Text>, {sizeOf(file.size)}
          </Text>
          <Button variant="secondary" data-print="hide" asChild>
            <a href={file.url} download={file.name}>
              Download the PDF
            </a>
          </Button>
        </Card>
      ) : null}
    </Stack>
  );
}

function Part({ part }: { part: InstructionPart }) {
  switch (part.kind) {
    case 'heading':
      return (
        <Heading level={3} size="xs" className={styles.instructionsTitle}>
          {part.text}
        </Heading>
      );
    case 'steps':
      return (
        <ol start={part.start} className={styles.steps}>
          {part.items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ol>
      );
    case 'points':
      return (
        <ul className={styles.bullets}>
          {part.items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      );
    case 'lines':
      return <p className={styles.lines}>{part.lines.join('\n')}</p>;
  }
}

/** "84 KB", "1.2 MB". */
function sizeOf(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} KB`;
}
