import type { MessageAttachment } from '@regen/sdk';
import { Card } from '@regen/ui-kit/Card';
import { formatBytes } from '@regen/ui-kit/FileDropzone';
import { Icon } from '@regen/ui-kit/Icon';
import { Text } from '@regen/ui-kit/Text';
import * as styles from './messages.css.ts';
import type { WaitingFile } from './waiting-message.ts';

type Shown = WaitingFile & Partial<Pick<MessageAttachment, 'url' | 'thumbnailUrl'>>;

/** The longest edge of a thumbnail. */
const THUMBNAIL = 640;

/** Pictures and documents of a message. Sizes are known before they load, so nothing shifts. */
export function MessageFiles({ files }: { files: readonly Shown[] }) {
  return files.map((file) => <MessageFile key={file.attachmentId} file={file} />);
}

function MessageFile({ file }: { file: Shown }) {
  const { name, url, thumbnailUrl, width, height } = file;
  if (thumbnailUrl && url && width !== null && height !== null) {
    const scale = Math.min(1, THUMBNAIL / Math.max(width, height));
    return (
      <a href={url} target="_blank" rel="noopener" className={styles.pictureLink}>
        <img
          src={thumbnailUrl}
          alt={name}
          width={Math.round(width * scale)}
          height={Math.round(height * scale)}
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      </a>
    );
  }
  const row = <FileRow file={file} />;
  return url ? (
    <a href={url} target="_blank" rel="noopener" download={name}>
      {row}
    </a>
  ) : (
    row
  );
}

/** A file by its name. */
export function FileRow({ file: { name, size } }: { file: Pick<WaitingFile, 'name' | 'size'> }) {
  return (
    <Card as="span" padding="sm" display="flex" align="center" gap="3">
      <Icon name="file" />
      <span className={styles.words}>
        <Text as="span" size="sm" weight="medium" clamp={1}>
          {name}
        </Text>
        <Text as="span" size="xs" tone="muted">
          {formatBytes(size)}
        </Text>
      </span>
    </Card>
  );
}
