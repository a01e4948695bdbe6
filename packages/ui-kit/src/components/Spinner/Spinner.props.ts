export const spinnerSizes = ['sm', 'md', 'lg'] as const;
export const spinnerDefaults = { size: 'md', label: 'Loading' } as const;

export interface SpinnerProps {
  size?: (typeof spinnerSizes)[number];
  /** What is being waited for. `null` when text beside the spinner says so already. */
  label?: string | null;
}
