import { RegenConnectionError, type MessageFileState } from '@regen/sdk';
import { resolveObjectURL } from 'node:buffer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createChosenFiles, filesBlock, type ChosenFiles } from './chosen-files.ts';
import { changeMessageDraft, readMessageDraft } from './message-draft.ts';
import { newBrowser } from './testing/storages.ts';

const OTHER = 'acc_other';
const OWNER = 'usr_1';
type Uploaded = Pick<MessageFileState, 'attachment' | 'reason'>;

beforeEach(() => void newBrowser());
afterEach(() => vi.unstubAllGlobals());

const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
const photo = (name: string) => new File(['PNG'], name, { type: 'image/png' });
const uploaded = (name: string): Uploaded => ({
  attachment: {
    attachmentId: `upl_${name}`,
    name,
    contentType: 'application/pdf',
    size: 4,
    width: null,
    height: null,
    url: '/a.pdf',
    thumbnailUrl: null,
  },
  reason: null,
});

function open() {
  const uploads: PromiseWithResolvers<Uploaded>[] = [];
  const said: string[] = [];
  const files = createChosenFiles({
    kept: readMessageDraft(OTHER, OWNER).files,
    keep: (kept) => changeMessageDraft(OTHER, OWNER, { files: kept }),
    upload() {
      const upload = Promise.withResolvers<Uploaded>();
      uploads.push(upload);
      return upload.promise;
    },
  });
  return { files, uploads, said, say: (text: string) => void said.push(text) };
}
const states = (files: ChosenFiles) => files.list().map(({ name, state }) => `${name} ${state}`);
/** Whether the browser asks before the page is closed. */
const asks = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

it('keeps what is uploaded over a reload, with the text, until it is sent', async () => {
  const { files, uploads, said, say } = open();
  changeMessageDraft(OTHER, OWNER, { text: 'Here it is' });
  expect(files.add([pdf('a.pdf'), pdf('b.pdf')], say)).toBeNull();
  uploads[0]?.resolve(uploaded('a.pdf'));
  await vi.waitFor(() => expect(states(files)).toEqual(['a.pdf ready', 'b.pdf uploading']));
  expect(said).toEqual(['a.pdf added.']);
  const again = open().files;
  expect([states(again), readMessageDraft(OTHER, OWNER).text]).toEqual([['a.pdf ready'], 'Here it is']);
  expect(again.take()).toEqual([
    { attachmentId: 'upl_a.pdf', name: 'a.pdf', contentType: 'application/pdf', size: 4, width: null, height: null },
  ]);
  expect([states(open().files), states(open().files)]).toEqual([[], []]);
  expect(readMessageDraft(OTHER, OWNER).text).toBe('Here it is');
});

it('lets the browser ask before the page is closed with what is not uploaded', async () => {
  const { files, uploads, say, said } = open();
  files.add([pdf('a.pdf')], say);
  expect(asks()).toBe(true);
  uploads[0]?.reject(new RegenConnectionError('messageFileCreateUpload'));
  await vi.waitFor(() => expect(states(files)).toEqual(['a.pdf failed']));
  expect([asks(), said]).toEqual([true, ['a.pdf: Upload failed. Try again.']]);
  const id = files.list()[0]?.id ?? '';
  files.retry(id, say);
  uploads[1]?.resolve(uploaded('a.pdf'));
  await vi.waitFor(() => expect(states(files)).toEqual(['a.pdf ready']));
  expect(asks()).toBe(false);
  files.add([pdf('b.pdf')], say);
  files.close();
  expect(asks()).toBe(false);
});

it('lets the browser ask for each conversation, whatever happens to the files of another', () => {
  const [one, other] = [open(), open()];
  one.files.add([pdf('a.pdf')], one.say);
  other.files.add([pdf('b.pdf')], other.say);
  other.files.remove(other.files.list()[0]?.id ?? '');
  expect(asks()).toBe(true);
  one.files.close();
  expect(asks()).toBe(false);
});

it('offers another attempt only for what may go better then', async () => {
  const { files, uploads, say, said } = open();
  files.add([photo('notes.png'), photo('b.png')], say);
  expect(filesBlock(files.list())).toBe('You can send this once the upload finishes.');
  uploads[0]?.resolve({ attachment: null, reason: 'The file is not a PNG, JPEG or WebP picture.' });
  uploads[1]?.reject(new RegenConnectionError('messageFileCreateUpload'));
  await vi.waitFor(() => expect(states(files)).toEqual(['notes.png failed', 'b.png failed']));
  expect(said[0]).toBe('notes.png: The file is not a PNG, JPEG or WebP picture.');
  expect(files.list().map(({ isRefused }) => isRefused)).toEqual([true, false]);
  expect(filesBlock(files.list())).toBe('To send this, remove the file that can’t be attached.');
  files.remove(files.list()[0]?.id ?? '');
  expect(filesBlock(files.list())).toBe('To send this, retry the upload or remove the file.');
  files.remove(files.list()[0]?.id ?? '');
  expect(filesBlock(files.list())).toBeUndefined();
});

it('shows photos from this device for as long as they are in the list', async () => {
  const { files, uploads, say } = open();
  files.add([pdf('a.pdf'), photo('b.png'), photo('c.png'), photo('d.png')], say);
  const [none, ...previews] = files.list().map(({ preview }) => preview);
  expect(none).toBeUndefined();
  const shown = () => previews.map((preview = '') => resolveObjectURL(preview) !== undefined);
  expect(shown()).toEqual([true, true, true]);
  uploads[1]?.resolve(uploaded('b.png'));
  await vi.waitFor(() => expect(states(files)).toContain('b.png ready'));
  expect(shown()).toEqual([true, true, true]);
  files.remove(files.list()[2]?.id ?? '');
  expect(shown()).toEqual([true, false, true]);
  files.take();
  expect(shown()).toEqual([false, false, true]);
  files.close();
  expect(shown()).toEqual([false, false, false]);
});

it('keeps nothing that comes after the person is gone', async () => {
  const { files, uploads, say, said } = open();
  files.add([pdf('a.pdf')], say);
  files.close();
  uploads[0]?.resolve(uploaded('a.pdf'));
  await vi.waitFor(() => expect(said).toHaveLength(1));
  expect([asks(), readMessageDraft(OTHER, OWNER).files]).toEqual([false, []]);
});

it('forgets what the server has deleted by now, and what is no file', () => {
  const file = {
    attachmentId: 'upl_1',
    name: 'a.pdf',
    contentType: 'application/pdf',
    size: 1,
    width: null,
    height: null,
  };
  const now = Date.now();
  changeMessageDraft(OTHER, OWNER, {
    files: [
      { ...file, at: now - 24 * 3_600_000 },
      { ...file, name: 'b.pdf', at: now },
    ],
    cards: [{ card: { kind: 'product', sku: '1401' }, name: 'C15 Bright Serum' }],
  });
  expect(states(open().files)).toEqual(['b.pdf ready']);
  expect(readMessageDraft(OTHER, 'usr_2')).toEqual({ text: '', files: [], cards: [] });
  expect(readMessageDraft(OTHER, OWNER).cards).toHaveLength(1);
});
