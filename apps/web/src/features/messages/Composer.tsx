import { IconButton } from '@regen/ui-kit/IconButton';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { MessageComposer } from '@regen/ui-kit/MessageComposer';
import { Suspense, useRef, useState, type RefObject } from 'react';
import { lazyPart, orNothing } from '~/kernel/page/lazy-part.ts';
import { filesBlock } from './chosen-files.ts';
import { ChosenFiles } from './ChosenFiles.tsx';
import { FILE_TYPES } from './file-rules.ts';
import * as styles from './messages.css.ts';
import { useDraft } from './use-draft.ts';
import type { Files } from './use-files.ts';
import { useOutgoing } from './use-outgoing.ts';
import { cardKey } from './waiting-message.ts';

// Loaded with the press that opens it.
const CardPicker = lazyPart(() => import('./CardPicker.tsx'), 'CardPicker', orNothing);

/** The same limit as on the server (rule M8). */
const MAX_LENGTH = 4000;
const MAX_CARDS = 5;

export interface ComposerProps {
  accountId: string;
  accountName: string;
  files: Files;
  input: RefObject<HTMLTextAreaElement | null>;
  /** Something was typed. */
  onTyping: () => void;
}

/** Writes messages. They go to the outbox, which sends them as soon as it can. */
export function Composer({ accountId, accountName, files, input, onTyping }: ComposerProps) {
  const { outbox } = useOutgoing();
  const announce = useAnnounce();
  const [{ text, cards }, change] = useDraft(accountId);
  const [isPicking, setIsPicking] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const isReady = files.files.some(({ state }) => state === 'ready');
  const blocked = filesBlock(files.files);

  function send(words: string): void {
    outbox.add({ accountId, text: words, files: files.take(), cards });
    change({ text: '', cards: [] });
  }

  return (
    <div className={styles.foot}>
      <MessageComposer
        label={`Message to ${accountName}`}
        placeholder="Write a message"
        value={text}
        onValueChange={(next) => {
          change({ text: next });
          if (next.length > text.length) onTyping();
        }}
        onSend={send}
        canSendEmpty={isReady || cards.length > 0}
        maxLength={MAX_LENGTH}
        blocked={blocked}
        inputRef={input}
        onFiles={files.add}
        actions={
          <>
            <IconButton icon="clip" label="Attach files" onClick={() => picker.current?.click()} />
            <IconButton
              icon="tag"
              label="Add a product"
              aria-haspopup="dialog"
              aria-disabled={cards.length >= MAX_CARDS || undefined}
              onClick={() => {
                if (cards.length < MAX_CARDS) setIsPicking(true);
              }}
            />
            <input
              ref={picker}
              type="file"
              hidden
              multiple
              accept={FILE_TYPES}
              onChange={({ target }) => {
                files.add([...(target.files ?? [])]);
                // So that a removed file can be chosen again.
                target.value = '';
                input.current?.focus();
              }}
            />
          </>
        }
        attached={
          <ChosenFiles
            {...files}
            remove={(id) => {
              files.remove(id);
              input.current?.focus();
            }}
            cards={cards}
            onRemoveCard={(card) => {
              change({ cards: cards.filter((each) => each !== card) });
              input.current?.focus();
            }}
          />
        }
      />
      {isPicking ? (
        <Suspense fallback={null}>
          <CardPicker
            onClose={() => setIsPicking(false)}
            returnFocus={input}
            onChoose={(card) => {
              if (cards.some((each) => cardKey(each) === cardKey(card))) return;
              change({ cards: [...cards, card] });
              announce(`${card.name} added.`);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
