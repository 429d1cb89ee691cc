import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { onConfirmationRequired } from '#lib/api/client.ts';

// Only staff need it, and seldom.
const ConfirmationDialog = lazy(async () => ({
  default: (await import('./confirmation-dialog.tsx')).ConfirmationDialog,
}));

/**
 * Asks staff for their password or code when the server requires it; the request is then repeated. Several requests at
 * the same time ask once.
 */
export function ConfirmationPrompt() {
  const [isAsking, setAsking] = useState(false);
  const answers = useRef<((isConfirmed: boolean) => void)[]>([]);

  useEffect(
    () =>
      onConfirmationRequired(
        () =>
          new Promise((resolve) => {
            answers.current.push(resolve);
            setAsking(true);
          }),
      ),
    [],
  );

  function finish(isConfirmed: boolean) {
    setAsking(false);
    for (const answer of answers.current.splice(0)) answer(isConfirmed);
  }

  if (!isAsking) return null;
  return (
    <Suspense>
      <ConfirmationDialog onFinish={finish} />
    </Suspense>
  );
}
