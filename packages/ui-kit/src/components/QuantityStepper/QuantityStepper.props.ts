export const quantityStepperSizes = ['sm', 'md'] as const;
export const quantityStepperDefaults = { size: 'md', min: 1, max: 99, label: 'Quantity' } as const;

export interface QuantityStepperProps {
  value: number;
  /** Called with a whole number between `min` and `max`. */
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  size?: (typeof quantityStepperSizes)[number];
  /** Name of the field, such as "Quantity of Barrier Cream". */
  label?: string;
  disabled?: boolean;
  id?: string;
  name?: string;
  className?: string;
}
