import { useId, useRef, useSyncExternalStore } from 'react';
import { cx } from '../../cx.ts';
import { canHover } from '../../theme/breakpoints.ts';
import { IconButton } from '../IconButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './MessageComposer.css.ts';
import { messageComposerDefaults, type MessageComposerProps } from './MessageComposer.props.ts';

/** From this part of the limit on, what is left is said. */
const nearLimit = 0.9;

const counted = (count: number) => count.toLocaleString('en-US');

const hasKeys = () => matchMedia(canHover).matches;

function followKeys(changed: () => void): () => void {
  const query = matchMedia(canHover);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** The box in which a message is written. */
export function MessageComposer({
  label = messageComposerDefaults.label,
  value,
  onValueChange,
  onSend,
  sending = false,
  blocked,
  maxLength = messageComposerDefaults.maxLength,
  placeholder,
  sendLabel = messageComposerDefaults.sendLabel,
  hint = messageComposerDefaults.hint,
  canSendEmpty = false,
  actions,
  attached,
  onFiles,
  inputRef,
  className,
}: MessageComposerProps) {
  const id = useId();
  const ownRef = useRef<HTMLTextAreaElement>(null);
  const input = inputRef ?? ownRef;
  // On a screen keyboard Enter makes the new line.
  const isKeyboard = useSyncExternalStore(followKeys, hasKeys, () => true);
  const text = value.trim();
  const left = maxLength - text.length;
  const canSend = (text !== '' || canSendEmpty) && left >= 0 && !sending && !blocked;
  const send = () => {
    if (!canSend) return;
    onSend(text);
    input.current?.focus();
  };
  return (
    <form
      data-keep-clear
      className={cx(styles.root, className)}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {attached}
      <div className={styles.box}>
        <VisuallyHidden>
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
        <textarea
          ref={input}
          id={id}
          rows={1}
          value={value}
          placeholder={placeholder ?? label}
          aria-describedby={isKeyboard ? `${id}-hint ${id}-left` : `${id}-left`}
          aria-invalid={left < 0 || undefined}
          className={styles.input}
          onChange={(event) => onValueChange(event.target.value)}
          onPaste={(event) => {
            const files = [...event.clipboardData.files];
            // What is copied from a document is text, with a picture of it beside.
            if (!onFiles || files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
            event.preventDefault();
            onFiles(files);
          }}
          onKeyDown={(event) => {
            // In an input method Enter takes the word (229: Safari says that it has ended before).
            const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
            if (event.key !== 'Enter' || event.shiftKey || isComposing || !isKeyboard) return;
            event.preventDefault();
            send();
          }}
        />
        {actions ? <div className={styles.actions}>{actions}</div> : null}
        <IconButton
          type="submit"
          icon="sendEnd"
          label={sendLabel}
          variant="primary"
          aria-disabled={!canSend || undefined}
          aria-busy={sending || undefined}
          className={styles.send}
        />
      </div>
      {isKeyboard ? <VisuallyHidden id={`${id}-hint`}>{hint}</VisuallyHidden> : null}
      <div id={`${id}-left`} aria-live="polite" className={cx(styles.note, left < 0 && styles.over)}>
        {blocked ??
          (left < 0
            ? `${counted(-left)} over the limit of ${counted(maxLength)} characters`
            : text.length >= maxLength * nearLimit
              ? `${counted(left)} of ${counted(maxLength)} characters left`
              : null)}
      </div>
    </form>
  );
}
