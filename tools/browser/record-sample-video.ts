// Draws the video of VideoPlayer's stories and tests in Chromium and writes it as WebM: a drop that falls and spreads, twelve
// seconds, three parts. Recorded by MediaRecorder it would have no length and could not be sought; so frames are encoded one
// by one (WebCodecs) and put into the container here. Run: node tools/browser/record-sample-video.ts
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { light } from '../../packages/ui-kit/src/theme/light.ts';
import { chromiumArgs, findChromium } from './chromium.ts';

const [width, height, rate, seconds, keyEvery] = [480, 270, 12, 12, 24] as const;

interface Frame {
  /** Milliseconds. */
  time: number;
  isKey: boolean;
  data: string;
}

/** Runs in the page: all that it needs is given to it. */
async function encode(given: {
  width: number;
  height: number;
  rate: number;
  frames: number;
  keyEvery: number;
  colors: Record<string, string>;
}) {
  const { colors } = given;
  const canvas = new OffscreenCanvas(given.width, given.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on.');
  const found: Frame[] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      found.push({
        time: Math.round(chunk.timestamp / 1000),
        isKey: chunk.type === 'key',
        data: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
      });
    },
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({ codec: 'vp8', width: given.width, height: given.height, bitrate: 34_000, framerate: given.rate });
  const part = given.frames / 3;
  for (let index = 0; index < given.frames; index += 1) {
    const [scene, at] = [Math.floor(index / part), (index % part) / part];
    const [x, y] = [given.width / 2, given.height / 2];
    context.fillStyle = colors['ground'] ?? '';
    context.fillRect(0, 0, given.width, given.height);
    const ring = (radius: number, color: string | undefined) => {
      context.fillStyle = color ?? '';
      context.beginPath();
      context.arc(x, y + 20, radius, 0, 2 * Math.PI);
      context.fill();
    };
    if (scene > 0) ring(60 + 40 * (scene - 1 + at), colors['soft']);
    if (scene > 1) ring(40 + 40 * at, colors['steel']);
    context.fillStyle = colors['indigo'] ?? '';
    const top = scene === 0 ? -60 + (y + 20) * at : y - 40;
    context.beginPath();
    context.moveTo(x, top);
    context.bezierCurveTo(x - 44, top + 52, x - 34, top + 96, x, top + 96);
    context.bezierCurveTo(x + 34, top + 96, x + 44, top + 52, x, top);
    context.fill();
    const frame = new VideoFrame(canvas, { timestamp: Math.round((index / given.rate) * 1e6) });
    encoder.encode(frame, { keyFrame: index % given.keyEvery === 0 });
    frame.close();
  }
  await encoder.flush();
  return found;
}

// The container: an element is an id, a length and a content (RFC 8794 and RFC 9559).
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

function webm(frames: readonly Frame[]): Buffer {
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
    element('ae', number('d7', 1), number('73c5', 1), number('83', 1, 1), text('86', 'V_VP8'), video),
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

const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
try {
  const page = await browser.newPage();
  // Encoders exist for secure pages only; this one has no origin.
  await page.route('https://sample.invalid/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Sample</title>' }),
  );
  await page.goto('https://sample.invalid/');
  const { color } = light;
  const frames = await page.evaluate(encode, {
    width,
    height,
    rate,
    frames: rate * seconds,
    keyEvery,
    colors: {
      ground: color.surface.packshot,
      soft: color.secondary.soft,
      steel: color.secondary.solid,
      indigo: color.primary.solid,
    },
  });
  writeFileSync(new URL('../../packages/ui-kit/src/stories/assets/drop.webm', import.meta.url), webm(frames));
} finally {
  await browser.close();
}
