export { ThemeSelect } from './ThemeSelect.tsx';
export { themeSelectChoices, type ThemeSelectChoice, type ThemeSelectProps } from './ThemeSelect.props.ts';
