import { lazy, Suspense, use, useState, type ComponentType, type ReactNode } from 'react';
import { useAuth } from '#lib/session/auth-context.ts';
import type { ReadingControlsProps } from './reading-controls.tsx';
import type { Reading } from './readings.ts';
import {
  PassageBarContext,
  SpokenSentenceContext,
  type SpokenSentence,
} from '#modules/answers/content/spoken-sentence.ts';

const ControlsMissing: ComponentType<ReadingControlsProps> = () => (
  <p className="text-sm text-ink-soft">Reading aloud did not load. Please load the page again.</p>
);

// Few pupils use a reader.
const ReadingControls = lazy(async () => {
  const found = await import('./reading-controls.tsx').catch(() => undefined);
  return { default: found?.ReadingControls ?? ControlsMissing };
});

interface WithReaderProps {
  /** Identifies what is read: with another one, reading stops. */
  id: string;
  readings: readonly Reading[];
  /** Whether the question belongs to an assignment, for which the reader has to be confirmed. */
  isAssignment?: boolean | undefined;
  /** Whether the question is shown. Reading stops when it no longer is. */
  isShown?: boolean | undefined;
  /** Whether Alt+R reads it aloud: where the page has one question. */
  hasShortcut?: boolean | undefined;
  children: ReactNode;
}

/** Whether the user has a reader; in an assignment only if it is confirmed. */
export function useHasReader(isAssignment: boolean): boolean {
  const arrangement = useAuth().user?.arrangement;
  return (isAssignment ? arrangement?.hasReaderInAssignments : arrangement?.hasReader) ?? false;
}

/** A question, below the controls that read it aloud if the pupil has a reader. */
export function WithReader({
  id,
  readings,
  isAssignment = false,
  isShown = true,
  hasShortcut = false,
  children,
}: WithReaderProps) {
  const hasReader = useHasReader(isAssignment);
  const [sentence, setSentence] = useState<SpokenSentence | null>(null);
  const [passageBar, setPassageBar] = useState<HTMLElement | null>(null);
  if (!hasReader) return children;
  return (
    <SpokenSentenceContext value={sentence}>
      {isShown && (
        <div className="mb-3 print:hidden">
          <Suspense fallback={<div className="min-h-11" />}>
            <ReadingControls
              key={id}
              readings={readings}
              hasShortcut={hasShortcut}
              passageBar={passageBar}
              onSentence={setSentence}
            />
          </Suspense>
        </div>
      )}
      <PassageBarContext value={setPassageBar}>{children}</PassageBarContext>
    </SpokenSentenceContext>
  );
}

/** In the dialog of a passage: the controls that read it aloud, if the pupil has a reader and the device a voice. */
export function PassageBar() {
  const setBar = use(PassageBarContext);
  return (
    setBar && <div ref={setBar} className="border-b border-line bg-card px-4.5 py-2 empty:hidden sm:px-6" />
  );
}
