export interface StoryFile {
  /** Such as `Actions/Button`. */
  title: string;
  importLine: string;
  /** The code of each story by its id. */
  sources: Readonly<Record<string, string>>;
}

/** By component. Filled in by the plugin of `.storybook/kit-sources`. */
export const storyFiles: Readonly<Record<string, StoryFile>> = {};
