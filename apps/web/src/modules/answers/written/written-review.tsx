import type { written } from '@markwell/shared/answers/written/written';
import type { z } from 'zod';
import { countOf } from '#lib/format.ts';
import type { AnswerReviewProps, ShownOf } from '../answer-view.ts';

export type WrittenResponse = z.infer<typeof written.response>;
type Scheme = z.infer<typeof written.definition>['scheme'];

/** The answer beside its mark scheme, with what the pupil awarded themself. */
export function WrittenReview(
  props: AnswerReviewProps<ShownOf<typeof written>, z.infer<typeof written.definition>, WrittenResponse>,
) {
  const { definition, response, answerName } = props;
  return (
    <div className="grid gap-3">
      {response !== undefined && (
        <div className="rounded-md border border-line bg-card px-4 py-3">
          <p className="mb-1 text-sm font-semibold text-ink-soft">{answerName}</p>
          {response === null || response.text.trim() === '' ? (
            <p className="text-ink-soft">No answer</p>
          ) : (
            <p className="max-w-read wrap-anywhere whitespace-pre-line">{response.text}</p>
          )}
        </div>
      )}
      {definition && <MarkScheme scheme={definition.scheme} awarded={response?.awarded} />}
    </div>
  );
}

interface MarkSchemeProps {
  scheme: Scheme;
  awarded: WrittenResponse['awarded'];
}

function MarkScheme({ scheme, awarded }: MarkSchemeProps) {
  return (
    <div className="rounded-md bg-sunk px-4 py-3">
      <p className="mb-1 text-sm font-semibold">Mark scheme</p>
      <ol className="grid gap-2">
        {scheme.type === 'points'
          ? scheme.points.map(({ text, alternatives, doNotAccept, marks }, index) => (
              <li key={text}>
                <p>
                  {text} <b className="whitespace-nowrap">[{countOf(marks, 'mark')}]</b>
                  {awarded && 'points' in awarded && awarded.points.includes(index) && (
                    <span className="text-correct"> Awarded.</span>
                  )}
                </p>
                {alternatives.length > 0 && (
                  <p className="text-sm text-ink-soft">Or: {alternatives.join('; ')}</p>
                )}
                {doNotAccept.length > 0 && (
                  <p className="text-sm text-ink-soft">Do not accept: {doNotAccept.join('; ')}</p>
                )}
              </li>
            ))
          : scheme.levels.map(({ descriptor, from, to }, index) => (
              <li key={descriptor}>
                <p>
                  Level {index + 1},{' '}
                  {from === to ? countOf(from, 'mark') : `${String(from)} to ${String(to)} marks`}:{' '}
                  {descriptor}
                </p>
                {awarded && 'level' in awarded && awarded.level === index + 1 && (
                  <p className="text-correct">Awarded: {countOf(awarded.marks, 'mark')}.</p>
                )}
              </li>
            ))}
      </ol>
    </div>
  );
}
