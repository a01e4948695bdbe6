import type { ThemeColors } from './tokens.ts';

export interface ColorPair {
  name: string;
  foreground: string;
  background: string;
  /** WCAG 2.2: 4.5 for text, 3 for icons, control borders and focus rings. */
  atLeast: 4.5 | 3;
}

/** Every foreground that components put on a background. A new combination is added here first. */
export function colorPairs(c: ThemeColors): ColorPair[] {
  const light = {
    ground: c.surface.ground,
    sunken: c.surface.sunken,
    card: c.surface.card,
    raised: c.surface.raised,
    packshot: c.surface.packshot,
  };
  const pairs: ColorPair[] = [];
  const text = (name: string, foreground: string, background: string) =>
    pairs.push({ name, foreground, background, atLeast: 4.5 });
  const shape = (name: string, foreground: string, background: string) =>
    pairs.push({ name, foreground, background, atLeast: 3 });

  for (const [ground, background] of Object.entries(light)) {
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
    text(`text.link on ${role}.soft`, c.text.link, c[role].soft);
    shape(`${role}.icon on ${role}.soft`, c[role].icon, c[role].soft);
  }
  for (const surface of ['hover', 'selected'] as const) {
    text(`text.body on surface.${surface}`, c.text.body, c.surface[surface]);
    text(`text.muted on surface.${surface}`, c.text.muted, c.surface[surface]);
    text(`primary.solid on surface.${surface}`, c.primary.solid, c.surface[surface]);
    text(`danger.text on surface.${surface}`, c.danger.text, c.surface[surface]);
  }
  text('text.inverse on surface.inverse', c.text.inverse, c.surface.inverse);
  text('text.inverseMuted on surface.inverse', c.text.inverseMuted, c.surface.inverse);
  shape('border.focusInverse on surface.inverse', c.border.focusInverse, c.surface.inverse);
  return pairs;
}
