// The container of a video: an element is an id, a length and a content (RFC 8794 and RFC 9559). MediaRecorder writes one without
// a length, which cannot be sought.

export interface VideoFrameData {
  /** Milliseconds. */
  time: number;
  isKey: boolean;
  /** As it is encoded, in Base64. */
  data: string;
}

interface VideoOptions {
  codec: 'V_VP8' | 'V_VP9';
  width: number;
  height: number;
  seconds: number;
}

const bytesOf = (value: number, length: number) => {
  const buffer = Buffer.alloc(length);
  buffer.writeUIntBE(value, 0, length);
  return buffer;
};
const hex = (id: string) => Buffer.from(id, 'hex');
const element = (id: string, ...content: readonly Buffer[]) => {
  const body = Buffer.concat(content);
  return Buffer.concat([hex(id), bytesOf(0x08_0000_0000 + body.length, 5), body]);
};
const number = (id: string, value: number, length = 4) => element(id, bytesOf(value, length));
const text = (id: string, value: string) => element(id, Buffer.from(value));
const double = (id: string, value: number) => {
  const buffer = Buffer.alloc(8);
  buffer.writeDoubleBE(value);
  return element(id, buffer);
};

/** A video without sound that has a length and can be sought, from its encoded frames in their order; the first is a key frame, and no two key frames are more than 32 seconds apart. */
export function webm(frames: readonly VideoFrameData[], { codec, width, height, seconds }: VideoOptions): Buffer {
  const head = element(
    '1a45dfa3',
    number('4286', 1),
    number('42f7', 1),
    number('42f2', 4),
    number('42f3', 8),
    text('4282', 'webm'),
    number('4287', 2),
    number('4285', 2),
  );
  const info = element(
    '1549a966',
    number('2ad7b1', 1_000_000),
    double('4489', seconds * 1000),
    text('4d80', 'regen'),
    text('5741', 'regen'),
  );
  const video = element('e0', number('b0', width), number('ba', height));
  const tracks = element(
    '1654ae6b',
    element('ae', number('d7', 1), number('73c5', 1), number('83', 1, 1), text('86', codec), video),
  );
  const clusters: { time: number; bytes: Buffer }[] = [];
  for (const [index, frame] of frames.entries()) {
    if (!frame.isKey) continue;
    const next = frames.findIndex((each, at) => at > index && each.isKey);
    const blocks = frames
      .slice(index, next < 0 ? undefined : next)
      .map(({ time, isKey, data }) =>
        element(
          'a3',
          Buffer.from([0x81]),
          bytesOf(time - frame.time, 2),
          Buffer.from([isKey ? 0x80 : 0]),
          Buffer.from(data, 'base64'),
        ),
      );
    clusters.push({ time: frame.time, bytes: element('1f43b675', number('e7', frame.time), ...blocks) });
  }
  const cues = (starts: readonly number[]) =>
    element(
      '1c53bb6b',
      ...clusters.map(({ time }, index) =>
        element('bb', number('b3', time), element('b7', number('f7', 1), number('f1', starts[index] ?? 0))),
      ),
    );
  // Its length does not depend on the numbers in it.
  let start = info.length + tracks.length + cues([]).length;
  const starts = clusters.map(({ bytes }) => {
    const own = start;
    start += bytes.length;
    return own;
  });
  return Buffer.concat([head, element('18538067', info, tracks, cues(starts), ...clusters.map(({ bytes }) => bytes))]);
}
