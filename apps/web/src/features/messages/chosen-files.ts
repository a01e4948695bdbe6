import { isTransient, RegenAbortError, RegenApiError, type MessageFileState } from '@regen/sdk';
import { newUuid } from '~/kernel/new-uuid.ts';
import { fileProblem, MAX_FILES } from './file-rules.ts';
import type { UploadedFile } from './message-draft.ts';
import type { WaitingFile } from './waiting-message.ts';

/** A file that was chosen for the message that is being written. */
export interface ChosenFile {
  id: string;
  name: string;
  size: number;
  state: 'uploading' | 'ready' | 'failed';
  /** Per cent that was sent. */
  progress: number;
  problem?: string;
  /** It can never be sent: another attempt would end the same way. */
  isRefused?: boolean;
  /** Null for one that was uploaded before a reload. */
  file: File | null;
  /** The URL of a picture on this device, as long as it is in the list. */
  preview?: string;
  ready?: UploadedFile;
}

/** Why a message with these files can't be sent yet. */
export function filesBlock(files: readonly Pick<ChosenFile, 'state' | 'isRefused'>[]): string | undefined {
  if (files.some(({ state }) => state === 'uploading')) return 'You can send this once the upload finishes.';
  if (files.some(({ isRefused }) => isRefused)) return 'To send this, remove the file that can’t be attached.';
  const isFailed = files.some(({ state }) => state === 'failed');
  return isFailed ? 'To send this, retry the upload or remove the file.' : undefined;
}

/** The files that go with a message, from when they are chosen until it is sent: uploads go on while the person is elsewhere. */
export interface ChosenFiles {
  /** The same list until something changes. */
  list: () => readonly ChosenFile[];
  subscribe: (listener: () => void) => () => void;
  /** Returns why something that was chosen was not taken, or null. */
  add: (chosen: readonly File[], say: Say) => string | null;
  retry: (id: string, say: Say) => void;
  remove: (id: string) => void;
  /** Takes those that are ready away, to be sent. */
  take: () => readonly WaitingFile[];
  /** Ends the uploads. */
  close: () => void;
}

/** Takes what becomes of an upload, for those who don't see it. */
type Say = (text: string) => void;

export interface ChosenFilesParts {
  /** What was uploaded before a reload. */
  kept: readonly UploadedFile[];
  /** Keeps what is uploaded over a reload. */
  keep: (files: readonly UploadedFile[]) => void;
  upload: (
    file: File,
    options: { signal: AbortSignal; onProgress: (progress: { percent: number }) => void },
  ) => Promise<Pick<MessageFileState, 'attachment' | 'reason'>>;
}

const FAILED = 'Upload failed.';

export function createChosenFiles({ kept, keep, upload }: ChosenFilesParts): ChosenFiles {
  const listeners = new Set<() => void>();
  const underway = new Map<string, AbortController>();
  /** What is not uploaded is lost with the page: the browser asks before it is closed. Each conversation has files, and a listener, of its own. */
  const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  let isClosed = false;
  let files: readonly ChosenFile[] = kept.map((ready) => ({
    id: ready.attachmentId,
    name: ready.name,
    size: ready.size,
    state: 'ready',
    progress: 100,
    file: null,
    ready,
  }));

  function set(next: readonly ChosenFile[]): void {
    // A late response must not keep files for somebody who has signed out.
    if (isClosed) return;
    const isNew = next.some(({ ready }) => ready) || files.some(({ ready }) => ready);
    const kept = new Set(next.map(({ id }) => id));
    revoke(files.filter(({ id }) => !kept.has(id)));
    files = next;
    if (isNew) keep(next.flatMap(({ ready }) => ready ?? []));
    if (next.some(({ state }) => state !== 'ready')) addEventListener('beforeunload', askBeforeUnload);
    else removeEventListener('beforeunload', askBeforeUnload);
    for (const listener of listeners) listener();
  }

  function change(id: string, changes: Partial<ChosenFile>): void {
    set(files.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  }

  async function send(id: string, file: File, say: Say): Promise<void> {
    const controller = new AbortController();
    underway.set(id, controller);
    change(id, { state: 'uploading', progress: 0 });
    const fail = (problem: string, isRefused = false) => {
      change(id, { state: 'failed', problem, isRefused });
      say(`${file.name}: ${problem}`);
    };
    try {
      const { attachment, reason } = await upload(file, {
        signal: controller.signal,
        onProgress: ({ percent }) => change(id, { progress: percent }),
      });
      if (!attachment) return fail(reason ?? FAILED, reason !== null);
      const { attachmentId, name, contentType, size, width, height } = attachment;
      const ready = { attachmentId, name, contentType, size, width, height, at: Date.now() };
      change(id, { state: 'ready', ready });
      say(`${name} added.`);
    } catch (error) {
      if (error instanceof RegenAbortError) return;
      if (!(error instanceof RegenApiError) || error.status >= 500) return fail(`${FAILED} Try again.`);
      // After signing in again it may go.
      fail(error.reason, !isTransient(error) && error.status !== 401);
    } finally {
      underway.delete(id);
    }
  }

  return {
    list: () => files,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(chosen, say) {
      const room = MAX_FILES - files.length;
      const wrong = chosen.flatMap((file) => fileProblem(file) ?? []);
      const tooMany = chosen.length - wrong.length > room ? [`You can attach up to ${MAX_FILES} files.`] : [];
      const taken = chosen.filter((file) => fileProblem(file) === null).slice(0, room);
      const added = taken.map((file) => ({ id: newUuid(), file }));
      set([
        ...files,
        ...added.map(({ id, file }): ChosenFile => {
          const { name, size } = file;
          return { id, name, size, state: 'uploading', progress: 0, file, ...previewOf(file) };
        }),
      ]);
      for (const { id, file } of added) void send(id, file, say);
      return [...wrong, ...tooMany].join(' ') || null;
    },
    retry(id, say) {
      const file = files.find((each) => each.id === id)?.file;
      if (file) void send(id, file, say);
    },
    remove(id) {
      underway.get(id)?.abort();
      set(files.filter((each) => each.id !== id));
    },
    take() {
      const ready = files.flatMap((each) => (each.ready ? [withoutTime(each.ready)] : []));
      set(files.filter(({ state }) => state !== 'ready'));
      return ready;
    },
    close() {
      isClosed = true;
      for (const each of underway.values()) each.abort();
      revoke(files);
      removeEventListener('beforeunload', askBeforeUnload);
    },
  };
}

const previewOf = (file: File) => (file.type.startsWith('image/') ? { preview: URL.createObjectURL(file) } : {});

function revoke(files: readonly ChosenFile[]): void {
  for (const { preview } of files) if (preview !== undefined) URL.revokeObjectURL(preview);
}

const withoutTime = ({ at: _at, ...file }: UploadedFile): WaitingFile => file;
