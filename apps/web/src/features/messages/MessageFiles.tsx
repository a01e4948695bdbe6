import type { MessageAttachment } from '@regen/sdk';
import { Card } from '@regen/ui-kit/Card';
import { formatBytes } from '@regen/ui-kit/FileDropzone';
import { Icon } from '@regen/ui-kit/Icon';
import { Text } from '@regen/ui-kit/Text';
import * as styles from './messages.css.ts';
import { cardKey, type WaitingFile, type WaitingMessage } from './waiting-message.ts';

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

const FileRow = ({ file: { name, size } }: { file: Pick<WaitingFile, 'name' | 'size'> }) => (
  <AttachedRow icon="file" name={name} note={formatBytes(size)} />
);

/** What goes with a message that is on its way. */
export function WaitingRows({ files, cards }: Pick<WaitingMessage, 'files' | 'cards'>) {
  return (
    <>
      {files.map((file) => (
        <FileRow key={file.attachmentId} file={file} />
      ))}
      {cards.map((card) => {
        const isProduct = card.card.kind === 'product';
        const note = isProduct ? 'Product' : 'Recommendation';
        return <AttachedRow key={cardKey(card)} icon={isProduct ? 'drop' : 'leaf'} name={card.name} note={note} />;
      })}
    </>
  );
}

function AttachedRow({ icon, name, note }: { icon: 'file' | 'drop' | 'leaf'; name: string; note: string }) {
  return (
    <Card as="span" padding="sm" display="flex" align="center" gap="3">
      <Icon name={icon} />
      <span className={styles.words}>
        <Text as="span" size="sm" weight="medium" clamp={1}>
          {name}
        </Text>
        <Text as="span" size="xs" tone="muted">
          {note}
        </Text>
      </span>
    </Card>
  );
}
