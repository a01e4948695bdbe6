import { RegenConnectionError, type MessageFileState } from '@regen/sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createChosenFiles, type ChosenFiles } from './chosen-files.ts';
import { changeMessageDraft, readMessageDraft } from './message-draft.ts';
import { newBrowser } from './testing/storages.ts';

const OTHER = 'acc_other';
const OWNER = 'usr_1';
type Uploaded = Pick<MessageFileState, 'attachment' | 'reason'>;

beforeEach(() => void newBrowser());
afterEach(() => vi.unstubAllGlobals());

const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
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
