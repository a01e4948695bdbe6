import { useRef, useState } from 'react';
import { cx } from '../../cx.ts';
import { Button } from '../Button/index.ts';
import { Field } from '../Field/index.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './FileDropzone.css.ts';
import { fileDropzoneDefaults, type FileDropzoneProps, type FileItem } from './FileDropzone.props.ts';
import { formatBytes, isAccepted } from './files.ts';

const iconOf = { waiting: 'file', uploading: 'file', done: 'checkCircle', failed: 'alert' } as const satisfies Record<
  FileItem['state'],
  IconName
>;

function note({ state, size, progress = 0 }: FileItem): string {
  if (state === 'uploading') return `${Math.round(progress)}% of ${formatBytes(size)}`;
  const words = { waiting: 'waiting', done: 'uploaded', failed: 'failed' }[state];
  return `${formatBytes(size)}, ${words}`;
}

/** Files to send: chosen, dropped or pasted into the box, each with its progress. The app does the sending. */
export function FileDropzone({
  id,
  label,
  labelHidden,
  hint,
  error,
  optional,
  files,
  onFiles,
  onReject,
  onRemove,
  onRetry,
  accept,
  maxBytes,
  multiple,
  disabled,
  prompt = fileDropzoneDefaults.prompt,
  dropPrompt = fileDropzoneDefaults.dropPrompt,
  removeLabel = fileDropzoneDefaults.removeLabel,
  retryLabel = fileDropzoneDefaults.retryLabel,
  className,
}: FileDropzoneProps) {
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (chosen: Iterable<File>) => {
    const fitting: File[] = [];
    const rejected: { file: File; reason: 'type' | 'size' }[] = [];
    for (const file of chosen) {
      if (!isAccepted(file, accept)) rejected.push({ file, reason: 'type' });
      else if (maxBytes !== undefined && file.size > maxBytes) rejected.push({ file, reason: 'size' });
      else fitting.push(file);
    }
    if (fitting.length > 0) onFiles(multiple ? fitting : fitting.slice(0, 1));
    if (rejected.length > 0) onReject?.(rejected);
  };
  const done = files.filter(({ state }) => state === 'done').length;
  const failed = files.filter(({ state }) => state === 'failed').length;
  return (
    <Field {...{ id, label, labelHidden, hint, error, optional, className }}>
      {(control) => (
        <>
          <div className={cx(styles.zone, isOver && styles.over)}>
            <Icon name="upload" size="lg" />
            <span aria-hidden="true" className={styles.prompt}>
              {prompt}
            </span>
            <span aria-hidden="true" className={styles.drop}>
              {dropPrompt}
            </span>
            <input
              ref={input}
              type="file"
              {...control}
              accept={accept}
              multiple={multiple}
              disabled={disabled}
              className={styles.input}
              onDragEnter={() => setIsOver(true)}
              onDragLeave={() => setIsOver(false)}
              onDrop={(event) => {
                setIsOver(false);
                event.preventDefault();
                if (!disabled) take(event.dataTransfer.files);
              }}
              onPaste={(event) => take(event.clipboardData.files)}
              onChange={(event) => {
                take(event.target.files ?? []);
                // So that the same file can be chosen again after it was removed.
                event.target.value = '';
              }}
            />
          </div>
          {files.length > 0 ? (
            <ul className={styles.list}>
              {files.map((file) => (
                <li key={file.id} className={cx(styles.item, file.state === 'failed' && styles.failed)}>
                  <Icon name={iconOf[file.state]} className={styles.tone[file.state]} />
                  <div className={styles.about}>
                    <span className={styles.name}>{file.name}</span>
                    <span className={styles.note}>{note(file)}</span>
                    {file.state === 'uploading' ? (
                      <ProgressBar
                        label={`Upload of ${file.name}`}
                        labelHidden
                        value={file.progress ?? 0}
                        valueText={note(file)}
                      />
                    ) : null}
                    {file.error ? <span className={styles.error}>{file.error}</span> : null}
                    {file.state === 'failed' && onRetry ? (
                      <Button
                        size="sm"
                        variant="secondary"
                        className={styles.retry}
                        aria-label={`${retryLabel}: ${file.name}`}
                        onClick={() => onRetry(file.id)}
                      >
                        {retryLabel}
                      </Button>
                    ) : null}
                  </div>
                  {onRemove ? (
                    <IconButton
                      icon="close"
                      size="sm"
                      label={`${removeLabel} ${file.name}`}
                      onClick={() => {
                        // Not lost with the button: the next file, if any, is chosen from here.
                        input.current?.focus();
                        onRemove(file.id);
                      }}
                    />
                  ) : null}
                </li>
              ))}
            </ul>
          ) : null}
          <VisuallyHidden as="div" aria-live="polite">
            {files.length > 0 ? `${done} of ${files.length} uploaded${failed > 0 ? `, ${failed} failed` : ''}` : null}
          </VisuallyHidden>
        </>
      )}
    </Field>
  );
}
