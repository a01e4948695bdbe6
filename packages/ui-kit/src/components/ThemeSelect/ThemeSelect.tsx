import * as styles from './ThemeSelect.css.ts';
import {
  themeSelectChoices,
  themeSelectDefaults,
  type ThemeSelectChoice,
  type ThemeSelectProps,
} from './ThemeSelect.props.ts';

/** The choice of a theme, for the foot of a page. The platform's own select: a page need not know the choice to be rendered. */
export function ThemeSelect({
  current,
  onChoose,
  label = themeSelectDefaults.label,
  names = themeSelectDefaults.names,
}: ThemeSelectProps) {
  return (
    <label className={styles.root}>
      {label}
      <select
        className={styles.select}
        ref={(select) => {
          if (select) select.value = current() ?? 'system';
        }}
        onChange={({ target }) => onChoose(target.value as ThemeSelectChoice)}
      >
        {themeSelectChoices.map((choice, index) => (
          <option key={choice} value={choice}>
            {names[index]}
          </option>
        ))}
      </select>
    </label>
  );
}
