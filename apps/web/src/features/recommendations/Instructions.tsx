import type { SharedBundle } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { formatBytes } from '@regen/ui-kit/FileDropzone';
import { Heading } from '@regen/ui-kit/Heading';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { TextBlocks } from '~/features/pages/index.ts';
import * as styles from './bundle.css.ts';
import { instructionBlocks } from './instruction-blocks.ts';

/** How to use what is recommended: typed by the professional, or in a PDF. */
export function Instructions({ bundle }: { bundle: SharedBundle }) {
  const { instructions, file, professional } = bundle;
  if (!instructions && !file) return null;
  return (
    <Stack as="section" gap="5" aria-labelledby="instructions">
      <Heading level={2} size="md" id="instructions">
        How to use it
      </Heading>
      {instructions ? <TextBlocks blocks={instructionBlocks(instructions)} headingLevel={3} /> : null}
      {file ? (
        <Card tone="sunken" padding="sm" className={styles.file}>
          <Text className={styles.wraps}>
            {professional.firstName} has added a PDF: <Text as="strong">{file.name}</Text>, {formatBytes(file.size)}
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
