import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { formatBytes } from '@regen/ui-kit/FileDropzone';
import { Frame } from '@regen/ui-kit/Frame';
import { Icon } from '@regen/ui-kit/Icon';
import { IconButton } from '@regen/ui-kit/IconButton';
import { ProgressBar } from '@regen/ui-kit/ProgressBar';
import { Text } from '@regen/ui-kit/Text';
import { useState } from 'react';
import * as styles from './messages.css.ts';
import type { Files } from './use-files.ts';
import { cardKey, type WaitingCard } from './waiting-message.ts';

export interface ChosenFilesProps extends Pick<Files, 'files' | 'problem' | 'remove' | 'retry'> {
  cards: readonly WaitingCard[];
  onRemoveCard: (card: WaitingCard) => void;
}

/** The attachments of the message being written. */
export function ChosenFiles({ files, problem, remove, retry, cards, onRemoveCard }: ChosenFilesProps) {
  if (files.length + cards.length === 0 && problem === null) return null;
  return (
    <div className={styles.chosen}>
      {problem === null ? null : (
        <Text size="sm" tone="danger">
          {problem}
        </Text>
      )}
      <ul className={styles.chosen} aria-label="Attachments">
        {files.map(({ id, name, size, state, progress, problem: why, isRefused, preview }) => (
          <Card as="li" key={id} padding="sm" className={styles.chosenItem}>
            <FileFace isFailed={state === 'failed'} preview={preview} />
            <span className={styles.words}>
              <Text as="span" size="sm">
                {name}
              </Text>
              {state === 'uploading' ? (
                <ProgressBar label={`Uploading ${name}`} labelHidden value={progress} />
              ) : (
                <Text as="span" size="xs" tone={state === 'failed' ? 'danger' : 'muted'}>
                  {state === 'failed' ? why : formatBytes(size)}
                </Text>
              )}
            </span>
            {state === 'failed' && !isRefused ? (
              <Button size="sm" variant="ghost" aria-label={`Try again: ${name}`} onClick={() => retry(id)}>
                Try again
              </Button>
            ) : null}
            <IconButton icon="close" size="sm" label={`Remove ${name}`} onClick={() => remove(id)} />
          </Card>
        ))}
        {cards.map((card) => (
          <Card as="li" key={cardKey(card)} padding="sm" className={styles.chosenItem}>
            <Icon name={card.card.kind === 'product' ? 'tag' : 'leaf'} />
            <Text as="span" size="sm">
              {card.name}
            </Text>
            <IconButton icon="close" size="sm" label={`Remove ${card.name}`} onClick={() => onRemoveCard(card)} />
          </Card>
        ))}
      </ul>
    </div>
  );
}

/** A picture shows itself; one that the browser can't draw is an icon, as other files are. */
function FileFace({ isFailed, preview }: { isFailed: boolean; preview: string | undefined }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isFailed || isBroken || preview === undefined) return <Icon name={isFailed ? 'alert' : 'file'} />;
  return (
    <Frame as="span" radius="md" outline className={styles.preview}>
      <img src={preview} alt="" width={48} height={48} onError={() => setIsBroken(true)} />
    </Frame>
  );
}
