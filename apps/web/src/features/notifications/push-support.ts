import { hasPush } from '~/session/push.ts';

/** What a device needs before it can show notifications, if it can at all (rule N8). */
export type PushSupport = 'ready' | 'homeScreen' | 'update' | 'none';

export interface Device {
  userAgent: string;
  maxTouchPoints: number;
  hasPush: boolean;
  /** The store was opened from the Home Screen, as an app. */
  isStandalone: boolean;
}

/** iPads say that they are Macs, which have no touch screen. */
const isIos = ({ userAgent, maxTouchPoints }: Device): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

/** iOS 16.4 and later have push, but only for web apps on the Home Screen. */
export function pushSupport(device: Device): PushSupport {
  if (device.hasPush) return 'ready';
  if (!isIos(device)) return 'none';
  return device.isStandalone ? 'update' : 'homeScreen';
}

export const pushSupportHere = (): PushSupport =>
  pushSupport({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    hasPush: hasPush(),
    isStandalone: matchMedia('(display-mode: standalone)').matches,
  });
