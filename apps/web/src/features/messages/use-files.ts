import { RegenAbortError, RegenApiError } from '@regen/sdk';
import { createMessageFilesResource } from '@regen/sdk/resources/message-files';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newUuid } from '~/kernel/new-uuid.ts';
import { useApp } from '~/kernel/use-app.ts';
import { fileProblem, MAX_FILES } from './file-rules.ts';
import type { WaitingFile } from './waiting-message.ts';

/** A file that was chosen for the message that is being written. */
export interface ChosenFile {
  id: string;
  file: File;
  state: 'uploading' | 'ready' | 'failed';
  /** Per cent that was sent. */
  progress: number;
  problem?: string;
  ready?: WaitingFile;
}

export interface Files {
  files: readonly ChosenFile[];
  isUploading: boolean;
  /** Why something that was chosen was not taken. */
  problem: string | null;
  add: (files: readonly File[]) => void;
  retry: (id: string) => void;
  remove: (id: string) => void;
  /** Takes those that are ready away, to be sent. */
  take: () => readonly WaitingFile[];
}

const FAILED = 'Upload failed.';

/** Uploads files as soon as they are chosen. */
export function useFiles(): Files {
  const { service } = useApp();
  const announce = useAnnounce();
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const underway = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = underway.current;
    return () => {
      for (const each of all.values()) each.abort();
    };
  }, []);

  const change = useCallback((id: string, changes: Partial<ChosenFile>) => {
    setFiles((before) => before.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  }, []);

  const upload = useCallback(
    async (id: string, file: File) => {
      const controller = new AbortController();
      underway.current.set(id, controller);
      change(id, { state: 'uploading', progress: 0 });
      try {
        const { attachment, reason } = await service(createMessageFilesResource).upload(
          { file, name: file.name },
          { signal: controller.signal, maxRetries: 0, onProgress: ({ percent }) => change(id, { progress: percent }) },
        );
        if (!attachment) {
          change(id, { state: 'failed', problem: reason ?? FAILED });
          announce(`${file.name}: ${reason ?? FAILED}`);
          return;
        }
        const { attachmentId, name, contentType, size, width, height } = attachment;
        change(id, { state: 'ready', ready: { attachmentId, name, contentType, size, width, height } });
        announce(`${name} added.`);
      } catch (error) {
        if (error instanceof RegenAbortError) return;
        const why = error instanceof RegenApiError && error.status < 500 ? error.reason : `${FAILED} Try again.`;
        change(id, { state: 'failed', problem: why });
        announce(`${file.name}: ${why}`);
      } finally {
        underway.current.delete(id);
      }
    },
    [announce, change, service],
  );

  return {
    files,
    isUploading: files.some(({ state }) => state === 'uploading'),
    problem,
    add(chosen) {
      const room = MAX_FILES - files.length;
      const wrong = chosen.flatMap((file) => fileProblem(file) ?? []);
      const tooMany = chosen.length - wrong.length > room ? [`You can attach up to ${MAX_FILES} files.`] : [];
      const said = [...wrong, ...tooMany].join(' ');
      setProblem(said === '' ? null : said);
      if (said !== '') announce(said);
      const taken = chosen.filter((file) => fileProblem(file) === null).slice(0, room);
      const added = taken.map((file): ChosenFile => ({ id: newUuid(), file, state: 'uploading', progress: 0 }));
      setFiles((before) => [...before, ...added]);
      for (const { id, file } of added) void upload(id, file);
    },
    retry(id) {
      const failed = files.find((each) => each.id === id);
      if (failed) void upload(id, failed.file);
    },
    remove(id) {
      underway.current.get(id)?.abort();
      setFiles((before) => before.filter((each) => each.id !== id));
      setProblem(null);
    },
    take() {
      const ready = files.flatMap((each) => each.ready ?? []);
      setFiles((before) => before.filter((each) => each.state !== 'ready'));
      setProblem(null);
      return ready;
    },
  };
}
