export { Combobox } from './Combobox.tsx';
export type { ComboboxGroup, ComboboxItem, ComboboxProps } from './Combobox.props.ts';
