import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers decide who wins, so the order in which chunks load does not matter:
 * reset < base < components < atoms < anything an app writes outside a layer.
 */
export const reset = globalLayer('regen-reset');
export const base = globalLayer('regen-base');
export const components = globalLayer('regen-components');
export const atomsLayer = globalLayer('regen-atoms');
