import { Button } from '@regen/ui-kit/Button';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '~/kernel/page/lazy-part.ts';

// Few open it, and a dialog weighs more than the form it is in.
const TermsDialog = lazyPart(() => import('./TermsDialog.tsx'), 'TermsDialog');

/** Opens the terms over the form, where nothing typed is lost. */
export function ReadTerms() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div>
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        flush
        iconStart="file"
        aria-haspopup="dialog"
        onClick={() => setState('open')}
      >
        Read the terms and conditions
      </Button>
      {state === 'never' ? null : (
        <Suspense fallback={null}>
          <TermsDialog isOpen={state === 'open'} onClose={() => setState('closed')} returnFocus={button} />
        </Suspense>
      )}
    </div>
  );
}
