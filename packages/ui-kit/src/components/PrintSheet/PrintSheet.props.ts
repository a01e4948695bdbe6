import type { ReactNode } from 'react';
import { headingLevels } from '../Heading/Heading.props.ts';

export const printSheetSizes = ['letter', 'a4'] as const;
export const printSheetLevels = headingLevels;
export const printSheetDefaults = { size: 'letter', level: 1, printLabel: 'Print', isButtonless: false } as const;

export interface PrintSheetFact {
  label: string;
  value: ReactNode;
}

export interface PrintSheetProps {
  title: ReactNode;
  level?: (typeof printSheetLevels)[number];
  /** Below the title: number, date, for whom. */
  facts?: readonly PrintSheetFact[];
  /** At the end of the head, such as a QR code. */
  aside?: ReactNode;
  /** At the foot: address and terms. */
  footer?: ReactNode;
  /** The paper whose width the screen shows. */
  size?: (typeof printSheetSizes)[number];
  printLabel?: string;
  /** For one of several sheets, where the button of another prints it too. */
  isButtonless?: boolean;
  /** On the line of the button to print: the first, such as the way back, at its start, the others beside that button. None of it is printed. */
  actions?: ReactNode;
  /** Left out, the browser's own dialog. */
  onPrint?: () => void;
  children: ReactNode;
  className?: string;
}
