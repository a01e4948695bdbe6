import type { ThemeColors } from './theme.ts';
import type { ThemeName } from './themes.ts';

export type ContrastLevel = 'AA' | 'AAA';

/** What WCAG 2.2 asks of each theme. */
export const levels: Readonly<Record<ThemeName, ContrastLevel>> = {
  light: 'AA',
  dark: 'AA',
  'high-contrast': 'AAA',
  'high-contrast-dark': 'AAA',
};

export interface ColorPair {
  name: string;
  foreground: string;
  background: string;
  /** WCAG 2.2: 4.5 for text (7 at AAA), 3 for icons, control borders and focus rings, for which AAA asks no more and we do. */
  atLeast: 7 | 4.5 | 3;
}

/** Every foreground that components put on a background. A new combination is added here first. */
export function colorPairs(c: ThemeColors, level: ContrastLevel = 'AA'): ColorPair[] {
  const least = level === 'AAA' ? ({ text: 7, shape: 4.5 } as const) : ({ text: 4.5, shape: 3 } as const);
  const surfaces = {
    ground: c.surface.ground,
    sunken: c.surface.sunken,
    card: c.surface.card,
    raised: c.surface.raised,
    packshot: c.surface.packshot,
  };
  const pairs: ColorPair[] = [];
  const text = (name: string, foreground: string, background: string) =>
    pairs.push({ name, foreground, background, atLeast: least.text });
  const shape = (name: string, foreground: string, background: string) =>
    pairs.push({ name, foreground, background, atLeast: least.shape });

  for (const [ground, background] of Object.entries(surfaces)) {
    for (const tone of ['body', 'muted', 'heading', 'disabled', 'link'] as const) {
      text(`text.${tone} on surface.${ground}`, c.text[tone], background);
    }
    text(`primary.solid on surface.${ground}`, c.primary.solid, background);
    text(`danger.text on surface.${ground}`, c.danger.text, background);
    text(`success.text on surface.${ground}`, c.success.text, background);
    text(`warning.text on surface.${ground}`, c.warning.text, background);
    shape(`border.control on surface.${ground}`, c.border.control, background);
    shape(`border.strong on surface.${ground}`, c.border.strong, background);
    shape(`border.focus on surface.${ground}`, c.border.focus, background);
    shape(`danger.icon on surface.${ground}`, c.danger.icon, background);
    shape(`secondary.solid on surface.${ground}`, c.secondary.solid, background);
  }
  for (const role of ['primary', 'secondary', 'danger', 'success', 'warning', 'info'] as const) {
    const on = c[role].solid;
    if (role === 'secondary') shape('secondary.on on secondary.solid', c.secondary.on, on);
    else text(`${role}.on on ${role}.solid`, c[role].on, on);
  }
  text('secondary.on on secondary.strong', c.secondary.on, c.secondary.strong);
  text('primary.on on primary.hover', c.primary.on, c.primary.hover);
  text('primary.on on primary.active', c.primary.on, c.primary.active);
  text('danger.on on danger.hover', c.danger.on, c.danger.hover);
  text('primary.softText on primary.soft', c.primary.softText, c.primary.soft);
  text('secondary.softText on secondary.soft', c.secondary.softText, c.secondary.soft);
  for (const role of ['danger', 'success', 'warning', 'info'] as const) {
    text(`${role}.text on ${role}.soft`, c[role].text, c[role].soft);
    text(`text.body on ${role}.soft`, c.text.body, c[role].soft);
    text(`text.muted on ${role}.soft`, c.text.muted, c[role].soft);
    text(`text.link on ${role}.soft`, c.text.link, c[role].soft);
    shape(`${role}.icon on ${role}.soft`, c[role].icon, c[role].soft);
  }
  for (const role of ['primary', 'secondary', 'success'] as const) {
    shape(`${role}.solid on surface.track`, c[role].solid, c.surface.track);
  }
  for (const surface of ['hover', 'selected'] as const) {
    text(`text.body on surface.${surface}`, c.text.body, c.surface[surface]);
    text(`text.muted on surface.${surface}`, c.text.muted, c.surface[surface]);
    text(`text.link on surface.${surface}`, c.text.link, c.surface[surface]);
    text(`primary.solid on surface.${surface}`, c.primary.solid, c.surface[surface]);
    text(`danger.text on surface.${surface}`, c.danger.text, c.surface[surface]);
  }
  for (const surface of ['inverse', 'brand', 'brandLit'] as const) {
    text(`text.inverse on surface.${surface}`, c.text.inverse, c.surface[surface]);
    text(`text.inverseMuted on surface.${surface}`, c.text.inverseMuted, c.surface[surface]);
  }
  shape('border.focusInverse on surface.inverse', c.border.focusInverse, c.surface.inverse);
  if (level === 'AAA') {
    // Here every line is seen, the ones that only separate too.
    for (const [ground, background] of Object.entries(surfaces)) {
      shape(`border.subtle on surface.${ground}`, c.border.subtle, background);
    }
    shape('border.inverse on surface.inverse', c.border.inverse, c.surface.inverse);
    for (const role of ['danger', 'success', 'warning', 'info'] as const) {
      shape(`${role}.border on ${role}.soft`, c[role].border, c[role].soft);
    }
  }
  return pairs;
}
