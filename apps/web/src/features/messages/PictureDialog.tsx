import { invalidate } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Dialog } from '@regen/ui-kit/Dialog';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useState, type RefObject } from 'react';
import { useOverlayEntry } from '~/kernel/page/use-overlay-entry.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePress } from '~/kernel/use-press.ts';
import * as styles from './messages.css.ts';

export interface WholePicture {
  name: string;
  url: string;
  /** In pixels. */
  width: number;
  height: number;
}

export interface PictureDialogProps extends WholePicture {
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** A picture of a message at its full size, and the way to keep it. */
export function PictureDialog({ name, url, width, height, onClose, returnFocus }: PictureDialogProps) {
  const close = useOverlayEntry({ name: 'picture', isOpen: true, onClose });
  const { queryClient } = useApp();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  // The URL of a file ends after a while: reading the conversation again brings another one.
  const { press, isPending } = usePress(async () => {
    await invalidate(queryClient, 'messageList');
    setFailedUrl(null);
  });
  return (
    <Dialog
      open
      size="xl"
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title={<bdi className={styles.fileName}>{name}</bdi>}
      returnFocus={returnFocus}
      footer={
        <Button variant="secondary" asChild>
          <a href={url} download={name} aria-label={`Download ${name}`}>
            Download
          </a>
        </Button>
      }
    >
      {failedUrl === url ? (
        <Stack gap="3" align="start">
          <Text role="alert">We couldn’t load this photo.</Text>
          <Button variant="secondary" loading={isPending} onClick={() => void press()}>
            Try again
          </Button>
        </Stack>
      ) : (
        <img
          src={url}
          alt={name}
          width={width}
          height={height}
          className={styles.wholePicture}
          onError={() => setFailedUrl(url)}
        />
      )}
    </Dialog>
  );
}
