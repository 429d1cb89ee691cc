import type { Reading } from '@markwell/shared/answers/answer-kind';
import { FormulaText } from '#modules/mathematics/mathematics-text.tsx';
import { CircleHelp } from 'lucide-react';

/** 'We read: 5/2', or why an answer cannot be read. */
export function ReadingText({ reading }: { reading: Reading }) {
  if (reading.status === 'EMPTY') return null;
  if (reading.status === 'UNREADABLE') {
    return (
      <p className="flex items-start gap-1.5 text-sm font-medium text-warning">
        <CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0" />
        {reading.hint}
      </p>
    );
  }
  return (
    <p className="text-ink-soft">
      We read:{' '}
      <span className="text-ink">
        <ReadText reading={reading} />
      </span>
    </p>
  );
}

/** An answer as it was read. */
export const ReadText = ({ reading }: { reading: Extract<Reading, { status: 'READ' }> }) =>
  reading.latex === undefined ? reading.text : <FormulaText tex={reading.latex} plain={reading.text} />;
