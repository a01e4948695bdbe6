// The components that are worked by hand, the pattern of the ARIA Authoring Practices that each follows, and the keys that
// its tests press. `native` is the platform's own control, which brings its keys with it.

export interface Interactive {
  pattern: string;
  keys: readonly string[];
}

export const interactive: Readonly<Record<string, Interactive>> = {
  Accordion: { pattern: 'accordion (native details)', keys: ['Enter', 'Space', 'Tab', 'Shift+Tab'] },
  BarChart: { pattern: 'points of a chart, one tab stop', keys: ['Tab', 'ArrowLeft', 'ArrowRight', 'Home', 'End'] },
  Breadcrumbs: { pattern: 'breadcrumb', keys: ['Tab', 'Enter'] },
  Button: { pattern: 'button (native)', keys: ['Enter', 'Space'] },
  Calendar: { pattern: 'grid, layout of days', keys: ['ArrowRight', 'ArrowUp', 'Home', 'PageDown', 'Enter'] },
  Carousel: { pattern: 'carousel', keys: ['Enter', 'ArrowRight'] },
  Checkbox: { pattern: 'checkbox (native)', keys: ['Tab', 'Space'] },
  Combobox: {
    pattern: 'combobox with list autocomplete',
    keys: ['ArrowDown', 'ArrowUp', 'Enter', 'Escape', 'Home', 'End', 'Tab'],
  },
  DateField: {
    pattern: 'date picker dialog',
    keys: [
      'ArrowLeft',
      'ArrowRight',
      'ArrowUp',
      'ArrowDown',
      'Home',
      'End',
      'PageUp',
      'PageDown',
      'Shift+PageUp',
      'Shift+PageDown',
      'Enter',
      'Space',
      'Escape',
      'Tab',
    ],
  },
  Dialog: { pattern: 'dialog (modal)', keys: ['Enter', 'Tab', 'Shift+Tab', 'Escape'] },
  Drawer: { pattern: 'dialog (modal)', keys: ['Space', 'Tab', 'Shift+Tab', 'Escape'] },
  FileDropzone: { pattern: 'button (native file input)', keys: ['Tab', 'Space', 'Enter'] },
  FormErrorSummary: { pattern: 'alert', keys: ['Tab', 'Enter'] },
  Gallery: { pattern: 'carousel', keys: ['ArrowRight', 'Escape'] },
  IconButton: { pattern: 'button, toggle', keys: ['Enter', 'Space'] },
  LineChart: { pattern: 'points of a chart, one tab stop', keys: ['Tab', 'ArrowRight', 'Escape'] },
  MapList: { pattern: 'map beside a list of buttons', keys: ['Enter', 'Space', 'ArrowLeft', 'End'] },
  Menu: {
    pattern: 'menu button',
    keys: ['Enter', 'Space', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'Escape'],
  },
  MessageBubble: { pattern: 'log, with a button (native)', keys: ['Tab', 'Enter'] },
  MessageComposer: { pattern: 'textbox (native)', keys: ['Enter', 'Shift+Enter', 'Tab', 'Space'] },
  MessageLog: { pattern: 'log, which scrolls by keys', keys: ['PageUp'] },
  Pagination: { pattern: 'navigation landmark of links', keys: ['Tab', 'Enter'] },
  PasswordField: { pattern: 'textbox (native) with a button', keys: ['Tab', 'Enter', 'Space'] },
  Popover: { pattern: 'dialog (not modal)', keys: ['Tab', 'Enter', 'Space', 'Escape'] },
  PrintSheet: { pattern: 'button (native)', keys: ['Enter'] },
  QuantityStepper: {
    pattern: 'spinbutton',
    keys: ['ArrowUp', 'ArrowDown', 'Enter', 'Escape', 'Tab', 'Space'],
  },
  RadioGroup: {
    pattern: 'radio group (native)',
    keys: ['Tab', 'Space', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  },
  Select: { pattern: 'listbox (native select)', keys: ['Tab', 'ArrowUp', 'ArrowDown', 'Home', 'End'] },
  SkipLink: { pattern: 'link (native)', keys: ['Tab', 'Enter'] },
  Sparkline: { pattern: 'points of a chart, one tab stop', keys: ['Tab', 'ArrowRight'] },
  Stepper: { pattern: 'navigation landmark of links', keys: ['Tab', 'Enter'] },
  Switch: { pattern: 'switch (native checkbox)', keys: ['Tab', 'Space'] },
  Table: { pattern: 'sortable table', keys: ['Tab', 'Enter', 'Space', 'ArrowRight'] },
  Tabs: {
    pattern: 'tabs, chosen by focus',
    keys: ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Tab', 'Shift+Tab'],
  },
  Tag: { pattern: 'button (native)', keys: ['Tab', 'Enter'] },
  ThemeSelect: { pattern: 'listbox (native select)', keys: ['ArrowDown'] },
  Toast: { pattern: 'alert, and a region of its own', keys: ['Tab', 'Enter', 'Escape'] },
  Tooltip: { pattern: 'tooltip', keys: ['Tab', 'Escape'] },
  VideoPlayer: {
    pattern: 'slider and buttons',
    keys: ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter', 'Space', 'Escape'],
  },
};
