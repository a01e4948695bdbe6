import { Button } from '@regen/ui-kit/Button';
import { Dialog } from '@regen/ui-kit/Dialog';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import type { RefObject } from 'react';
import { ContentPicture } from '~/features/content/index.ts';
import { calendarDay } from '~/kernel/words/dates.ts';
import type { Download } from './find-resources.ts';
import { resourceFacts } from './resource-facts.ts';
import * as styles from './ResourcesScreen.css.ts';

export interface ResourceDialogProps {
  resource: Download;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** A resource at a size at which its first page can be judged. The whole file opens in the browser’s own viewer. */
export function ResourceDialog({ resource, onClose, returnFocus }: ResourceDialogProps) {
  const { title, summary, kind, topic, preview, file, publishedAt } = resource;
  // Other files are saved, not shown.
  const isShown = file.contentType === 'application/pdf' || file.contentType.startsWith('image/');
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={title}
      returnFocus={returnFocus}
      footer={
        <Inline gap="3">
          <Button asChild>
            <a href={file.url} download={file.fileName}>
              Download
            </a>
          </Button>
          {isShown ? (
            <Button variant="secondary" asChild>
              <a href={file.url} target="_blank" rel="noreferrer">
                Open in a new tab
              </a>
            </Button>
          ) : null}
        </Inline>
      }
    >
      <div className={styles.dialog}>
        {preview ? (
          <ContentPicture file={preview} sizes="(min-width: 48em) 24rem, 90vw" className={styles.whole} />
        ) : null}
        <Stack gap="3">
          <Text>{summary}</Text>
          <Text size="sm" tone="muted">
            {kind} · {topic}
          </Text>
          <Text size="sm" tone="muted">
            {resourceFacts(resource)}
          </Text>
          <Text size="sm" tone="muted">
            Published {calendarDay(publishedAt.slice(0, 10))}
          </Text>
        </Stack>
      </div>
    </Dialog>
  );
}
