// oxlint-disable jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it observes clicks, focus and Escape inside it.
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Toast.css.ts';
import { toastDefaults, type ToastMessage } from './Toast.props.ts';

const iconOf: Record<NonNullable<ToastMessage['tone']>, IconName> = {
  neutral: 'info',
  success: 'checkCircle',
  danger: 'alert',
};

/** A link that is opened in another tab. */
const isElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey;

export interface ToastViewProps extends ToastMessage {
  dismissLabel: string;
  onDismiss: (toast: Element | null) => void;
}

/** The toasts go to the other end of the screen when they lie over what has got the focus. */
function makeWay(region: HTMLElement, focused: Element): void {
  if (region.contains(focused)) return;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (hit && region.contains(hit)) region.toggleAttribute('data-top');
}

/** One toast: it goes by itself, unless it offers an action or somebody is at it. */
export function ToastView({
  message,
  tone = toastDefaults.tone,
  action,
  duration = toastDefaults.duration,
  dismissLabel,
  onDismiss,
}: ToastViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (held || action) return;
    const timer = setTimeout(() => dismiss.current(root.current), duration);
    return () => clearTimeout(timer);
  }, [held, action, duration]);
  useEffect(() => {
    const region = root.current?.parentElement;
    if (!region) return;
    // The browser scrolls to what has the focus after it has told so.
    const look = () => requestAnimationFrame(() => makeWay(region, document.activeElement ?? document.body));
    look();
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('focusin', look);
      if (region.childElementCount === 0) region.removeAttribute('data-top');
    };
  }, []);
  return (
    <div
      ref={root}
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={({ currentTarget }) => setHeld(currentTarget.contains(document.activeElement))}
      onFocus={() => setHeld(true)}
      onBlur={({ currentTarget }) => setHeld(currentTarget.matches(':hover'))}
      onKeyDown={({ key }) => (key === 'Escape' ? onDismiss(root.current) : undefined)}
    >
      <Icon name={iconOf[tone]} />
      <p className={styles.message}>{message}</p>
      {action ? (
        <span onClick={(event) => (isElsewhere(event) ? undefined : onDismiss(root.current))}>{action}</span>
      ) : null}
      <IconButton
        icon="close"
        size="sm"
        label={dismissLabel}
        className={styles.close}
        onClick={() => onDismiss(root.current)}
      />
    </div>
  );
}
