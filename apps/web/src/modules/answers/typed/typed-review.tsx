import type { Reading } from '@markwell/shared/answers/answer-kind';
import type { ReactNode } from 'react';
import { ReadText } from './reading-text.tsx';

/** What its kind of answer gives it, and how that kind reads a text. */
interface TypedReviewProps {
  response: string | null | undefined;
  answerName: string;
  isRight: boolean;
  right: string | null;
  read: (text: string) => Reading;
}

/** What was typed, and the right answer below it where they differ. */
export function TypedReview({ response, answerName, isRight, right, read }: TypedReviewProps) {
  const shown = (text: string) => {
    const reading = read(text);
    return reading.status === 'READ' ? <ReadText reading={reading} /> : text;
  };
  return (
    <dl className="grid gap-2">
      {response !== undefined && (
        <Row name={answerName}>
          {response === null || response.trim() === '' ? (
            <span className="text-ink-soft">No answer</span>
          ) : (
            shown(response)
          )}
        </Row>
      )}
      {right !== null && !isRight && <Row name="Right answer">{shown(right)}</Row>}
    </dl>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-4 rounded-md border border-line px-3 py-2 sm:grid-cols-[8rem_minmax(0,1fr)] sm:items-baseline">
    <dt className="text-sm font-semibold text-ink-soft">{name}</dt>
    <dd className="min-w-0 text-lg wrap-anywhere whitespace-pre-line">{children}</dd>
  </div>
);
