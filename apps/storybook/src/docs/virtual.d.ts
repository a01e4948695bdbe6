declare module 'virtual:kit-props' {
  import type { PropsFile } from '@regen/ui-kit/src/testing/props.ts';

  export const propsFiles: Readonly<Record<string, PropsFile>>;
}

declare module 'virtual:kit-stories' {
  /** By component. `sources` has the code of each story by its id. */
  export const storyFiles: Readonly<
    Record<string, { title: string; importLine: string; sources: Readonly<Record<string, string>> }>
  >;
}
