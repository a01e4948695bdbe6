// oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- the region hears of the focus of the controls inside of it.
import {
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { useAnnounce } from '../LiveRegion/index.ts';
import * as styles from './Toast.css.ts';
import { toastDefaults, type ShowToast, type ToastMessage, type ToastProviderProps } from './Toast.props.ts';
import type { ToastViewProps } from './ToastView.tsx';

const ToastContext = createContext<ShowToast>(() => {});
/** Fallback if the rest cannot be loaded: the text, dismissed by a press. */
const PlainToast = ({ message, onDismiss }: ToastViewProps) => (
  <button type="button" className={styles.toast} onClick={() => onDismiss(null)}>
    {message}
  </button>
);
/** What a toast looks like comes after the page: none is shown at first. */
const loadView = (): Promise<{ ToastView: ComponentType<ToastViewProps> }> =>
  import('./ToastView.tsx').catch(() => ({ ToastView: PlainToast }));
const ToastView = lazy(async () => ({ default: (await loadView()).ToastView }));

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
  // At hand before it is needed: a toast may have to say that the connection is gone.
  useEffect(() => void loadView(), []);
  const show = useCallback<ShowToast>(
    (toast) => {
      const key = next.current++;
      announce(toast.message, toast.tone === 'danger' ? 'assertive' : 'polite');
      // Three at most: older ones make room.
      setToasts((all) => [...all.filter(({ about }) => !about || about !== toast.about).slice(-2), { ...toast, key }]);
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
        <Suspense fallback={null}>
          {toasts.map(({ key, ...toast }) => (
            <ToastView key={key} {...toast} dismissLabel={dismissLabel} onDismiss={(toast) => dismiss(key, toast)} />
          ))}
        </Suspense>
      </section>
    </ToastContext>
  );
}

/** Shows a short message: `showToast({ message: 'Added to your cart', tone: 'success' })`. Never the only place for it. */
export const useToast = (): ShowToast => use(ToastContext);
