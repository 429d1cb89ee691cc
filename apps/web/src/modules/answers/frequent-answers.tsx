import type { FrequentAnswer } from '@markwell/shared/answers/frequent-answers.schemas';
import { countOf } from '#lib/format.ts';
import { classNames } from '#ui/class-names.ts';

/** What pupils wrote, the most frequent first; the parts are named where there are several. */
export function FrequentAnswers({ answers }: { answers: readonly FrequentAnswer[] }) {
  const hasParts = new Set(answers.map(({ label }) => label)).size > 1;
  return (
    <ul aria-label="Frequent answers" className="mt-3 grid grid-cols-1 gap-1.5 text-sm">
      {answers.map(({ label, kind, text, count, isCorrect }) => (
        <li
          key={`${label} ${kind} ${text}`}
          className="flex flex-wrap items-baseline justify-between gap-x-3"
        >
          <span className={classNames('wrap-anywhere', isCorrect && 'font-semibold text-correct')}>
            {hasParts && `(${label}) `}
            {text}
            {isCorrect && ', correct'}
          </span>
          <span className="figures-tabular">{countOf(count, 'pupil')}</span>
        </li>
      ))}
    </ul>
  );
}
