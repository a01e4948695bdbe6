import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** HTML as the server sends it, without class names, which are compiled and say nothing. */
export const markup = (element: ReactElement): string =>
  renderToStaticMarkup(element).replaceAll(/ class="[^"]*"/g, '');
