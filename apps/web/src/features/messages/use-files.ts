import { createMessageFilesResource } from '@regen/sdk/resources/message-files';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useState, useSyncExternalStore } from 'react';
import type { AppContext } from '~/kernel/context.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { createChosenFiles, type ChosenFile, type ChosenFiles } from './chosen-files.ts';
import { filesOfPage } from './files-of-page.ts';
import { changeMessageDraft, readMessageDraft } from './message-draft.ts';
import type { WaitingFile } from './waiting-message.ts';

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

function filesTo(app: AppContext, userId: string, accountId: string): ChosenFiles {
  const own = filesOfPage(app, userId);
  const files =
    own.get(accountId) ??
    createChosenFiles({
      kept: readMessageDraft(accountId, userId).files,
      keep: (kept) => changeMessageDraft(accountId, userId, { files: kept }),
      upload: (file, options) =>
        app.service(createMessageFilesResource).upload({ file, name: file.name }, { ...options, maxRetries: 0 }),
    });
  own.set(accountId, files);
  return files;
}

/** The files of the message that is being written to an account. They are uploaded as soon as they are chosen. */
export function useFiles(accountId: string): Files {
  const app = useApp();
  const announce = useAnnounce();
  const chosen = filesTo(app, usePerson().userId, accountId);
  const files = useSyncExternalStore(chosen.subscribe, chosen.list, chosen.list);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    files,
    isUploading: files.some(({ state }) => state === 'uploading'),
    problem,
    add(added) {
      const said = chosen.add(added, announce);
      setProblem(said);
      if (said !== null) announce(said);
    },
    retry: (id) => chosen.retry(id, announce),
    remove(id) {
      chosen.remove(id);
      setProblem(null);
    },
    take() {
      setProblem(null);
      return chosen.take();
    },
  };
}
