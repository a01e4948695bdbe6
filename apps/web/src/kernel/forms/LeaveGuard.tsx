import { useBlocker } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../page/lazy-part.ts';
import type { LeaveDialogProps } from './LeaveDialog.tsx';

const loadDialog = () => import('./LeaveDialog.tsx');
// Where it cannot be loaded, the browser asks.
const LeaveDialog = lazyPart(loadDialog, 'LeaveDialog', () => AskBrowser);

const nothing = () => undefined;

/** Asks before the page is left for another, or closed, while something typed would be lost. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const { status, proceed, reset } = useBlocker({
    // The cart over the page, or another query, leaves the form where it is.
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isUnsaved(),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  // After the form, which is what somebody waits for.
  useEffect(() => void loadDialog().catch(() => undefined), []);
  const isBlocked = status === 'blocked';
  const [wasAsked, setWasAsked] = useState(false);
  if (isBlocked && !wasAsked) setWasAsked(true);
  if (!wasAsked) return null;
  return (
    <Suspense>
      <LeaveDialog isOpen={isBlocked} onStay={reset ?? nothing} onLeave={proceed ?? nothing} />
    </Suspense>
  );
}

function AskBrowser({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  useEffect(() => {
    if (!isOpen) return;
    if (confirm('Leave this page? What you typed hasn’t been saved yet.')) onLeave();
    else onStay();
  }, [isOpen, onStay, onLeave]);
  return null;
}
