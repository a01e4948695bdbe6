import type { MessageAttachment } from '@regen/sdk';
import { Card } from '@regen/ui-kit/Card';
import { formatBytes } from '@regen/ui-kit/FileDropzone';
import { Icon } from '@regen/ui-kit/Icon';
import { Text } from '@regen/ui-kit/Text';
import { Suspense, useRef, useState } from 'react';
import { lazyPart, orNothing } from '~/kernel/page/lazy-part.ts';
import * as styles from './messages.css.ts';
import type { WholePicture } from './PictureDialog.tsx';
import { cardKey, type WaitingFile, type WaitingMessage } from './waiting-message.ts';

// Loaded with the press that opens it.
const PictureDialog = lazyPart(() => import('./PictureDialog.tsx'), 'PictureDialog', orNothing);

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
    return <Picture name={name} url={url} thumbnailUrl={thumbnailUrl} width={width} height={height} />;
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

interface PictureProps extends WholePicture {
  thumbnailUrl: string;
}

/** A small one, which a press shows as large as the window lets it. */
function Picture({ thumbnailUrl, ...picture }: PictureProps) {
  const { name, width, height } = picture;
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const scale = Math.min(1, THUMBNAIL / Math.max(width, height));
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-label={`View photo: ${name}`}
        className={styles.pictureButton}
        onClick={() => setIsOpen(true)}
      >
        <img
          src={thumbnailUrl}
          alt=""
          width={Math.round(width * scale)}
          height={Math.round(height * scale)}
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PictureDialog {...picture} onClose={() => setIsOpen(false)} returnFocus={button} />
        </Suspense>
      ) : null}
    </>
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
        return <AttachedRow key={cardKey(card)} icon={isProduct ? 'tag' : 'leaf'} name={card.name} note={note} />;
      })}
    </>
  );
}

function AttachedRow({ icon, name, note }: { icon: 'file' | 'tag' | 'leaf'; name: string; note: string }) {
  return (
    <Card as="span" padding="sm" display="flex" align="center" gap="3">
      <Icon name={icon} />
      <span className={styles.words}>
        <Text as="span" size="sm" weight="medium">
          {name}
        </Text>
        <Text as="span" size="xs" tone="muted">
          {note}
        </Text>
      </span>
    </Card>
  );
}
