export type ConnectionState = 'online' | 'offline' | 'back';

/** How long "back online" is shown, in milliseconds. */
export const BACK_FOR = 6000;

type Events = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Follows the connection of the device: what is the case, and for a while that it is back. Returns the function that stops. */
export function followConnection(
  onChange: (state: ConnectionState) => void,
  { isOnLine, events }: { isOnLine: () => boolean; events: Events },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasOffline = false;
  const look = () => {
    clearTimeout(timer);
    if (!isOnLine()) {
      wasOffline = true;
      onChange('offline');
    } else if (wasOffline) {
      wasOffline = false;
      onChange('back');
      timer = setTimeout(() => onChange('online'), BACK_FOR);
    }
  };
  events.addEventListener('online', look);
  events.addEventListener('offline', look);
  look();
  return () => {
    clearTimeout(timer);
    events.removeEventListener('online', look);
    events.removeEventListener('offline', look);
  };
}
