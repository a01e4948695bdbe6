// The light theme, by role.
// Given: primary #353954, secondary #5a789f, danger #e53e3e (4.13:1 on white, so never for text).
import { defineTheme } from './define-theme.ts';

export const light = defineTheme({
  scheme: 'light',
  color: {
    surface: {
      ground: '#faf8f5',
      sunken: '#f3efe9',
      card: '#ffffff',
      raised: '#ffffff',
      packshot: '#f1ede7',
      veil: 'rgb(20 21 31 / 0)',
      inverse: '#282b41',
      brand: '#353954',
      brandLit: '#3f5479',
      track: '#e7e2da',
      hover: '#eeeff4',
      selected: '#e9ebf3',
      overlaid: '#8f8f95',
      overlay: 'rgb(27 29 46 / 0.48)',
    },
    text: {
      body: '#26283c',
      muted: '#5a5c70',
      heading: '#353954',
      disabled: '#696771',
      inverse: '#ffffff',
      inverseMuted: '#c6cadb',
      link: '#3f5a80',
    },
    border: {
      subtle: '#e7e2da',
      control: '#85818c',
      strong: '#353954',
      inverse: '#4d5172',
      focus: '#3d6fb4',
      focusInverse: '#a9c6ec',
    },
    primary: {
      solid: '#353954',
      hover: '#454a6c',
      active: '#282b41',
      on: '#ffffff',
      soft: '#e9ebf3',
      softText: '#353954',
    },
    secondary: { solid: '#5a789f', strong: '#48638a', on: '#ffffff', soft: '#e8eef5', softText: '#3a5375' },
    danger: {
      solid: '#c53030',
      hover: '#a82626',
      icon: '#e53e3e',
      on: '#ffffff',
      soft: '#fdf0ef',
      text: '#b02424',
      border: '#e9a9a5',
    },
    success: { solid: '#2c7a5a', icon: '#2c7a5a', on: '#ffffff', soft: '#ecf5f0', text: '#1d6347', border: '#a5cfbb' },
    warning: { solid: '#8a5a0b', icon: '#b0740f', on: '#ffffff', soft: '#fcf4e3', text: '#79500a', border: '#e2c58a' },
    info: { solid: '#48638a', icon: '#5a789f', on: '#ffffff', soft: '#e8eef5', text: '#3a5375', border: '#b3c6da' },
  },
  shadow: {
    raised: '0 1px 2px rgb(40 43 65 / 0.06)',
    float: '0 2px 6px rgb(40 43 65 / 0.06), 0 12px 32px rgb(40 43 65 / 0.12)',
    modal: '0 4px 12px rgb(40 43 65 / 0.08), 0 32px 72px rgb(40 43 65 / 0.22)',
  },
});
