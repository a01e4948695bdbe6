export type Direction = 'ltr' | 'rtl';

export interface ShowOptions {
  direction: Direction;
}

/** What the page of the stage offers to tests, as `window.stage`. */
export interface Stage {
  /** Takes away the story that is shown and mounts this one; resolves once its effects have run. */
  show(id: string, options: ShowOptions): Promise<void>;
}
