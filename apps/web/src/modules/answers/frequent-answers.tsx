import type { FrequentAnswer } from '@markwell/shared/answers/frequent-answers.schemas';
import type { ReactNode } from 'react';
import { countOf } from '#lib/format.ts';
import { classNames } from '#ui/class-names.ts';

interface FrequentAnswersProps<Answer extends FrequentAnswer> {
  answers: readonly Answer[];
  /** What stands behind an answer. */
  actionOn?: (answer: Answer) => ReactNode;
}

/** What pupils wrote, the most frequent first; the parts are named where there are several. */
export function FrequentAnswers<Answer extends FrequentAnswer>({
  answers,
  actionOn,
}: FrequentAnswersProps<Answer>) {
  const hasParts = new Set(answers.map(({ label }) => label)).size > 1;
  return (
    <ul aria-label="Frequent answers" className="mt-3 grid grid-cols-1 gap-1.5 text-sm">
      {answers.map((answer) => {
        const actions = actionOn?.(answer) ?? false;
        return (
          <li
            key={`${answer.label} ${answer.kind} ${answer.text}`}
            className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5"
          >
            <span
              className={classNames(
                'min-w-0 grow basis-40 wrap-anywhere',
                answer.isCorrect && 'font-semibold text-correct',
              )}
            >
              {hasParts && `(${answer.label}) `}
              {answer.text}
              {answer.isCorrect && ', correct'}
            </span>
            {actions !== false && (
              <span className="flex flex-wrap gap-2 max-sm:order-last max-sm:basis-full sm:max-w-3/5 sm:justify-end">
                {actions}
              </span>
            )}
            <span className="figures-tabular">{countOf(answer.count, 'pupil')}</span>
          </li>
        );
      })}
    </ul>
  );
}
