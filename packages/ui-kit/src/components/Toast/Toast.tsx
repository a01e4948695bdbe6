// oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions -- the region hears of the focus and of Escape from the controls inside of it.
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useAnnounce } from '../LiveRegion/index.ts';
import * as styles from './Toast.css.ts';
import { toastDefaults, type ShowToast, type ToastMessage, type ToastProviderProps } from './Toast.props.ts';

const ToastContext = createContext<ShowToast>(() => {});
const iconOf: Record<NonNullable<ToastMessage['tone']>, IconName> = {
  neutral: 'info',
  success: 'checkCircle',
  danger: 'alert',
};

/** Holds the toasts; put it inside LiveRegionProvider, which reads them out. */
export function ToastProvider({
  children,
  dismissLabel = toastDefaults.dismissLabel,
  regionLabel = toastDefaults.regionLabel,
}: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly (ToastMessage & { key: number })[]>([]);
  const next = useRef(0);
  const region = useRef<HTMLElement>(null);
  /** Where the focus was before it came to the toasts. */
  const before = useRef<HTMLElement>(null);
  const announce = useAnnounce();
  const show = useCallback<ShowToast>(
    (toast) => {
      const key = next.current++;
      announce(toast.message, toast.tone === 'danger' ? 'assertive' : 'polite');
      // Three at most: older ones make room.
      setToasts((before) => [...before.slice(-2), { ...toast, key }]);
    },
    [announce],
  );
  const dismiss = (key: number, toast: Element | null) => {
    // The focus must not be lost with the button that had it: it goes to the next toast, or back to the page.
    if (toast?.contains(document.activeElement)) {
      const other = Array.from(region.current?.children ?? []).findLast((each) => each !== toast);
      const target = other?.querySelector<HTMLElement>('button') ?? before.current;
      if (target?.isConnected) target.focus();
    }
    setToasts((all) => all.filter((each) => each.key !== key));
  };
  return (
    <ToastContext value={show}>
      {children}
      <section
        ref={region}
        aria-label={regionLabel}
        className={styles.region}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
            before.current = relatedTarget;
          }
        }}
      >
        {toasts.map(({ key, ...toast }) => (
          <Toast key={key} {...toast} dismissLabel={dismissLabel} onDismiss={(toast) => dismiss(key, toast)} />
        ))}
      </section>
    </ToastContext>
  );
}

interface ToastViewProps extends ToastMessage {
  dismissLabel: string;
  onDismiss: (toast: Element | null) => void;
}

function Toast({
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
      {action}
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

/** Shows a short message: `showToast({ message: 'Added to your bag', tone: 'success' })`. Never the only place for it. */
export const useToast = (): ShowToast => use(ToastContext);
