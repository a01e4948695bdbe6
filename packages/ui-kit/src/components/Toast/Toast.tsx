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
  return (
    <ToastContext value={show}>
      {children}
      <section aria-label={regionLabel} className={styles.region}>
        {toasts.map(({ key, ...toast }) => (
          <Toast
            key={key}
            {...toast}
            dismissLabel={dismissLabel}
            onDismiss={() => setToasts((before) => before.filter((other) => other.key !== key))}
          />
        ))}
      </section>
    </ToastContext>
  );
}

interface ToastViewProps extends ToastMessage {
  dismissLabel: string;
  onDismiss: () => void;
}

function Toast({
  message,
  tone = toastDefaults.tone,
  action,
  duration = toastDefaults.duration,
  dismissLabel,
  onDismiss,
}: ToastViewProps) {
  const [held, setHeld] = useState(false);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (held || action) return;
    const timer = setTimeout(() => dismiss.current(), duration);
    return () => clearTimeout(timer);
  }, [held, action, duration]);
  return (
    <div
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={iconOf[tone]} />
      <p className={styles.message}>{message}</p>
      {action}
      <IconButton icon="close" size="sm" label={dismissLabel} className={styles.close} onClick={onDismiss} />
    </div>
  );
}

/** Shows a short message: `showToast({ message: 'Added to your bag', tone: 'success' })`. Never the only place for it. */
export const useToast = (): ShowToast => use(ToastContext);
