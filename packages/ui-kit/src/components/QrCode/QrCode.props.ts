import type { ReactNode } from 'react';

export const qrCodeSizes = ['sm', 'md', 'lg'] as const;
/** How much of it may be dirty or covered: 7, 15, 25 or 30 per cent. */
export const qrCodeCorrections = ['L', 'M', 'Q', 'H'] as const;
export const qrCodeDefaults = { size: 'md', correction: 'M' } as const;

export interface QrCodeProps {
  /** What a camera reads, mostly a whole URL. */
  value: string;
  /** What it opens, such as "Open the evening routine". */
  label: string;
  size?: (typeof qrCodeSizes)[number];
  correction?: (typeof qrCodeCorrections)[number];
  /** Below it: the URL as text, for anyone who can’t scan. */
  caption?: ReactNode;
  className?: string;
}
