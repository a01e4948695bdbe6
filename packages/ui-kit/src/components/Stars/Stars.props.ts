export const starsMax = 5;

export interface StarsProps {
  /** From 0 to 5, also between: 4.6. */
  value: number;
  className?: string;
}
