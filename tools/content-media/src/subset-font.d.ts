/** It has no types of its own; this is what is used of it. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes: Record<string, number>; noHinting: boolean },
  ): Promise<Buffer>;
}
