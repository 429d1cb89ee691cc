import type {
  CountedStatisticsDto,
  ItemStatisticsDto,
} from '@markwell/shared/question-editing/question-statistics.contract';
import {
  minAnswersToJudge,
  suspicionNames,
} from '@markwell/shared/question-editing/item-statistics.vocabulary';
import { Check } from 'lucide-react';
import { FactList } from '#ui/admin/fact-list.tsx';
import { RetryBanner } from '#ui/feedback/retry-banner.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { formatDay, formatNumber } from '#lib/format.ts';
import { Table, TableCell, TableHeading, TableRow } from '#ui/display/table.tsx';
import { AcceptableAnswers } from './acceptable-answers.tsx';
import { useItemStatistics } from './question-statistics.queries.ts';
import {
  adviceFor,
  discriminationText,
  facilityText,
  medianTimeText,
  percentText,
} from './statistics-texts.ts';

const figureClasses = 'text-right figures-tabular whitespace-nowrap';

/** The statistics of a question's answers since it last changed, for its view. */
export function ItemStatistics({ questionId }: { questionId: string }) {
  const query = useItemStatistics(questionId);
  return (
    <section aria-label="Statistics" className="grid min-w-0 gap-3">
      <h3 className="text-lg">Statistics</h3>
      {query.isPending && <Spinner label="Counting answers…" />}
      {query.error && !query.data && (
        <RetryBanner query={query}>
          {messageOf(query.error, 'The statistics could not be loaded.')}
        </RetryBanner>
      )}
      {query.data && <Counted questionId={questionId} statistics={query.data} />}
    </section>
  );
}

function Counted({ questionId, statistics }: { questionId: string; statistics: CountedStatisticsDto }) {
  const { shown, answered, facility, discrimination, medianSeconds, changedAt, suspicions } = statistics;
  const since =
    changedAt === null
      ? 'All answers in tests and quizzes that have ended.'
      : `Answers since ${formatDay(changedAt)}, when the text, an option or the answer key last changed.`;
  if (shown === 0)
    return (
      <p className="text-sm text-ink-soft">
        {changedAt === null
          ? 'No pupil has been shown this question in a test or quiz that has ended.'
          : `No pupil has been shown this question since it changed on ${formatDay(changedAt)}.`}
      </p>
    );
  const facts = [
    ['Shown', formatNumber(shown)],
    ['Answered', formatNumber(answered)],
    ['Facility (95% interval)', facilityText(facility)],
    ['Discrimination', discriminationText(discrimination)],
    ['Median time', medianTimeText(medianSeconds)],
    ['Last change', changedAt === null ? 'Never' : formatDay(changedAt)],
  ] as const;
  return (
    <>
      {suspicions.length > 0 && (
        <Banner tone="warning" title="This question is suspicious">
          <ul className="grid gap-1">
            {suspicions.map((suspicion) => (
              <li key={suspicion}>
                <strong>{suspicionNames[suspicion]}.</strong> {adviceFor[suspicion]}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <FactList facts={facts} className="[&_dd]:figures-tabular" />
      {statistics.options.length > 0 && <OptionShares statistics={statistics} />}
      {statistics.frequentAnswers.length > 0 && (
        <div>
          <h4 className="text-base">Frequent answers</h4>
          <AcceptableAnswers questionId={questionId} answers={statistics.frequentAnswers} />
        </div>
      )}
      <p className="text-xs text-ink-soft">
        {since} Facility is the mean share of the marks that the answers earned. Discrimination is from −1 to
        1: above 0.2 is good, below 0 the strong get it wrong more often than the weak. It needs{' '}
        {minAnswersToJudge} answers.
      </p>
    </>
  );
}

/** How many chose each option: all pupils, the strongest and the weakest. */
function OptionShares({ statistics: { options, answered } }: { statistics: ItemStatisticsDto }) {
  const groupOf = (group: 'strong' | 'weak') => options.reduce((sum, option) => sum + option[group], 0);
  const [strong, weak] = [groupOf('strong'), groupOf('weak')];
  const shareOf = (count: number, all: number) => (all === 0 ? '–' : percentText(count / all));
  return (
    <Table caption="Answers by option">
      <thead>
        <tr>
          <TableHeading>Option</TableHeading>
          <TableHeading className="text-right">Chosen</TableHeading>
          <TableHeading className="text-right">Share</TableHeading>
          <TableHeading className="text-right">Strongest 27%</TableHeading>
          <TableHeading className="text-right">Weakest 27%</TableHeading>
        </tr>
      </thead>
      <tbody>
        {options.map((option) => (
          <TableRow key={option.letter}>
            <TableHeading scope="row" className="border-t border-line bg-transparent! text-ink!">
              <span className="inline-flex items-center gap-1.5">
                {option.letter}{' '}
                {option.isCorrect && (
                  <span className="inline-flex items-center gap-1 text-xs font-semibold text-correct">
                    <Check aria-hidden className="size-4" /> correct
                  </span>
                )}
              </span>
            </TableHeading>
            <TableCell className={figureClasses}>{formatNumber(option.chosen)}</TableCell>
            <TableCell className={figureClasses}>{shareOf(option.chosen, answered)}</TableCell>
            <TableCell className={figureClasses}>{shareOf(option.strong, strong)}</TableCell>
            <TableCell className={figureClasses}>{shareOf(option.weak, weak)}</TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
