// What a theme must supply. Light is the first of them, and bound like the others.

/** Each color by the role it plays. The words are shown in Storybook and exported to design tools. */
export const colorRoles = {
  surface: {
    ground: 'The page',
    sunken: 'A quiet area within the page; controls that cannot be used',
    card: 'Cards, fields and bars that lie on the page',
    raised: 'What floats: dialogs, drawers, menus, toasts',
    packshot: 'The ground behind a product picture',
    veil: 'Lies over pictures, so that light ones do not glare on a dark page',
    inverse: 'The footer and other bands that turn light and dark around',
    brand: 'A large area of the brand, under inverse text',
    brandLit: 'The same where the light falls on it',
    track: 'What a bar or ring has not reached yet; the shape of what is still loading',
    hover: 'A row or quiet button under the pointer',
    selected: 'A row or quiet button that is chosen or pressed',
    overlaid: 'The ground as it looks under the overlay, where no overlay can be put: the gutter of the scrollbar',
    overlay: 'Covers the page behind a dialog',
  },
  text: {
    body: 'Running text',
    muted: 'Help, captions and second lines',
    heading: 'Headings and labels',
    disabled: 'Labels of what cannot be used; still readable',
    inverse: 'Text on the inverse surface',
    inverseMuted: 'Second lines on the inverse surface',
    link: 'Links within text',
  },
  border: {
    subtle: 'Separates, and means nothing by itself',
    control: 'The edge of a field or button',
    strong: 'The edge of what is chosen',
    inverse: 'Separates on the inverse surface',
    focus: 'The ring around what has the focus',
    focusInverse: 'The ring on the inverse surface',
  },
  primary: {
    solid: 'The main action, and its color as text',
    hover: 'The main action under the pointer',
    active: 'The main action while pressed',
    on: 'Text and icons on the main action',
    soft: 'A tinted area of the brand',
    softText: 'Text on the tinted area',
  },
  secondary: {
    solid: 'The accent: progress, marks, small shapes',
    strong: 'The accent behind text',
    on: 'Text and icons on the accent',
    soft: 'A tinted area of the accent',
    softText: 'Text on the tinted area',
  },
  danger: {
    solid: 'An action that destroys',
    hover: 'The same under the pointer or pressed',
    icon: 'The icon of an error',
    on: 'Text on the action',
    soft: 'The area of an error',
    text: 'The text of an error',
    border: 'The edge of the area',
  },
  success: {
    solid: 'A mark that something is done',
    icon: 'The icon of a success',
    on: 'Text on the mark',
    soft: 'The area of a success',
    text: 'The text of a success',
    border: 'The edge of the area',
  },
  warning: {
    solid: 'A mark that something needs care',
    icon: 'The icon of a warning',
    on: 'Text on the mark',
    soft: 'The area of a warning',
    text: 'The text of a warning',
    border: 'The edge of the area',
  },
  info: {
    solid: 'A mark that something is worth knowing',
    icon: 'The icon of a note',
    on: 'Text on the mark',
    soft: 'The area of a note',
    text: 'The text of a note',
    border: 'The edge of the area',
  },
} as const;

export const shadowRoles = {
  raised: 'A button that lies on a picture',
  float: 'Menus, popovers and toasts',
  modal: 'Dialogs and drawers',
} as const;

type Values<Roles> = { readonly [Key in keyof Roles]: Roles[Key] extends string ? string : Values<Roles[Key]> };

export type ThemeColors = Values<typeof colorRoles>;
export type ThemeShadows = Values<typeof shadowRoles>;

export interface Theme {
  /** What the browser draws its own parts in: scrollbars, pickers, the caret. */
  readonly scheme: 'light' | 'dark';
  readonly color: ThemeColors;
  readonly shadow: ThemeShadows;
}
