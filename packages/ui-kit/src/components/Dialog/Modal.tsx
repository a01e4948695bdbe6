import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import { cx } from '../../cx.ts';
import { IconButton } from '../IconButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Dialog.css.ts';
import { dialogDefaults, type ModalProps } from './Dialog.props.ts';
import { scrollable } from './scrollable.ts';

/** Whether the page has a scroll bar that takes room, asked before the page is held still. */
const hasGutter = () => innerWidth > document.documentElement.clientWidth;

const controls = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';
const lastControl = (panel: HTMLElement) =>
  Array.from(panel.querySelectorAll<HTMLElement>(controls)).findLast(
    (each) => each.tabIndex >= 0 && each.checkVisibility(),
  );

function Overlay() {
  const [room] = useState(() => (hasGutter() ? 'gutter' : ''));
  return <div className={styles.overlay} data-regen-modal={room} />;
}

interface ModalFrameProps extends ModalProps {
  panelClass: string;
  positionerClass: string;
}

/**
 * Frame of Dialog and Drawer: focus kept inside, Escape and the backdrop close, the focus returns.
 * Radix's own Overlay is left out because it locks scrolling through an injected style element.
 */
export function Modal({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  titleHidden,
  description,
  closeLabel = dialogDefaults.closeLabel,
  initialFocus,
  returnFocus,
  footer,
  children,
  panelClass,
  positionerClass,
}: ModalFrameProps) {
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Overlay />
        <div className={positionerClass}>
          <Radix.Content
            aria-modal
            className={panelClass}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onKeyDown={(event) => {
              // Backwards from the panel itself, which has the focus at first, is its last control.
              if (event.key !== 'Tab' || !event.shiftKey || event.target !== event.currentTarget) return;
              const last = lastControl(event.currentTarget);
              if (!last) return;
              event.preventDefault();
              last.focus();
            }}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              const target = initialFocus?.current ?? event.currentTarget;
              if (target instanceof HTMLElement) target.focus();
            }}
            onCloseAutoFocus={(event) => {
              if (!returnFocus?.current) return;
              event.preventDefault();
              returnFocus.current.focus();
            }}
          >
            <div className={cx(styles.head, titleHidden && styles.headBare)}>
              {titleHidden ? (
                <VisuallyHidden>
                  <Radix.Title>{title}</Radix.Title>
                  {description ? <Radix.Description>{description}</Radix.Description> : null}
                </VisuallyHidden>
              ) : (
                <div className={styles.headText}>
                  <Radix.Title className={styles.title}>{title}</Radix.Title>
                  {description ? (
                    <Radix.Description className={styles.description}>{description}</Radix.Description>
                  ) : null}
                </div>
              )}
              <Radix.Close asChild>
                <IconButton icon="close" label={closeLabel} />
              </Radix.Close>
            </div>
            <div ref={scrollable} className={styles.body}>
              {children}
            </div>
            {footer ? <div className={styles.footer}>{footer}</div> : null}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
