type Three = readonly [number, number, number];

export interface Look {
  /** Colors of the paper that the scene stands on and is seen against. */
  floor: string;
  wall: string;
  /** Distance of the wall behind the middle. */
  depth: number;
  /** Direction towards the window. */
  light: Three;
  key: number;
  fill: number;
  exposure: number;
  /** The window's opening across the light, its middle, the distance of its bars and how soft they fall. */
  panes: readonly [number, number];
  paneAt: readonly [number, number];
  bars: readonly [number, number];
  paneSoft: number;
  /** Index of refraction of what is clear. */
  index: number;
}

export interface Picture {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly isPortrait?: boolean;
  readonly eye: Three;
  readonly at: Three;
  /** Focal length in heights of the picture. */
  readonly lens?: number;
  readonly look?: Partial<Look>;
  /** GLSL: what is solid, what is clear, colors that depend on the place, and shadows of what is not seen. */
  readonly solid: string;
  readonly clear?: string;
  readonly paint?: string;
  readonly veil?: string;
  /** GLSL: functions of this picture. */
  readonly parts?: string;
}
