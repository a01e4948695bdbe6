import type { PropsFile } from '@regen/ui-kit/src/testing/props.ts';

/** The props of each component, with the values of their lists and defaults. Filled in by the plugin of `.storybook/kit-sources`. */
export const propsFiles: Readonly<Record<string, PropsFile>> = {};
