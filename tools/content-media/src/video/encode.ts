import type { Page } from 'playwright-core';
import { webm, type VideoFrameData } from '../../../browser/webm.ts';
import type { Webinar } from '../records.ts';
import type { Slide } from '../slides/types.ts';
import { frameAt, SIZE } from './frame.ts';

/** Frames a second while something moves. */
const RATE = 6;
/** Frames a second while nothing does: enough to seek by, and of a few bytes each. */
const STILL = 1;
/** From 0, the best, to 63. What moves may be coarse; the picture that then stays is made sharp. */
const QUANTIZER = { moving: 63, still: 42 } as const;

interface Encoding {
  encoder: VideoEncoder;
  found: VideoFrameData[];
  picture: ImageBitmap | null;
}

declare global {
  /** In the page. */
  var encoding: Encoding | undefined;
}

/** Runs in the page. */
function begin({ width, height }: typeof SIZE): void {
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
  encoder.configure({ codec: 'vp09.00.31.08', width, height, bitrateMode: 'quantizer', contentHint: 'text' });
  globalThis.encoding = { encoder, found, picture: null };
}

interface Added {
  time: number;
  isKey: boolean;
  quantizer: number;
  /** PNG in Base64; `null` for the same picture once more. */
  png: string | null;
}

/** Runs in the page. */
async function add({ time, isKey, quantizer, png }: Added): Promise<void> {
  const { encoding } = globalThis;
  if (!encoding) throw new Error('Nothing was begun.');
  if (png !== null) {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    encoding.picture?.close();
    encoding.picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  }
  if (!encoding.picture) throw new Error('The first frame has no picture.');
  const frame = new VideoFrame(encoding.picture, { timestamp: time * 1000 });
  // `vp9` is not in the types of the DOM.
  const options: VideoEncoderEncodeOptions & { vp9: { quantizer: number } } = { keyFrame: isKey, vp9: { quantizer } };
  encoding.encoder.encode(frame, options);
  frame.close();
}

/** Runs in the page. */
async function end(): Promise<VideoFrameData[]> {
  const { encoding } = globalThis;
  if (!encoding) throw new Error('Nothing was begun.');
  await encoding.encoder.flush();
  encoding.encoder.close();
  return encoding.found;
}

/** The video of a webinar: a key frame where a chapter begins, then a frame for each change. */
export async function drawVideo(page: Page, webinar: Webinar, slides: readonly Slide[]): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(begin, SIZE);
  const starts = new Set(webinar.chapters.map(({ start }) => start * RATE));
  const ticks = webinar.seconds * RATE;
  const at = (tick: number) => frameAt(webinar, slides, tick / RATE);
  let [last, lastTick] = ['', 0];
  for (let tick = 0; tick < ticks; tick += 1) {
    const html = at(tick);
    const [isKey, isSame] = [starts.has(tick), html === last];
    if (isSame && !isKey && tick - lastTick < RATE / STILL && tick < ticks - 1) continue;
    if (!isSame) await page.locator('main').evaluate((main, content) => (main.innerHTML = content), html);
    const png = isSame ? null : (await page.screenshot()).toString('base64');
    const quantizer = isKey || html === at(tick + 1) ? QUANTIZER.still : QUANTIZER.moving;
    await page.evaluate(add, { time: Math.round((tick * 1000) / RATE), isKey, quantizer, png });
    [last, lastTick] = [html, tick];
  }
  return webm(await page.evaluate(end), { codec: 'V_VP9', ...SIZE, seconds: webinar.seconds });
}
