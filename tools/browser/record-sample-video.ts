// Draws the video of VideoPlayer's stories and tests in Chromium and writes it as WebM: a drop that falls and spreads, twelve
// seconds, three parts. Recorded by MediaRecorder it would have no length and could not be sought; so frames are encoded one
// by one (WebCodecs) and put into the container by `webm`. Run: node tools/browser/record-sample-video.ts
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { light } from '../../packages/ui-kit/src/theme/light.ts';
import { chromiumArgs, findChromium } from './chromium.ts';
import { webm, type VideoFrameData } from './webm.ts';

const [width, height, rate, seconds, keyEvery] = [480, 270, 12, 12, 24] as const;

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
  const found: VideoFrameData[] = [];
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
  writeFileSync(
    new URL('../../packages/ui-kit/src/stories/assets/drop.webm', import.meta.url),
    webm(frames, { codec: 'V_VP8', width, height, seconds }),
  );
} finally {
  await browser.close();
}
