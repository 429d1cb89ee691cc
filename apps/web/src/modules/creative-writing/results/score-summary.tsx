import type { CreativeResultsDto } from '@markwell/shared/creative-writing/creative-writing.schemas';
import { minutesAndSeconds } from '@markwell/shared/time/timer';
import { BicepsFlexed, PartyPopper, Sparkles, ThumbsUp, Trophy, type LucideIcon } from 'lucide-react';
import { creativeEmojiOf } from '@markwell/shared/creative-writing/creative-writing.rules';
import { Card } from '#ui/display/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { scoreText } from '../components/score-style.ts';
import { titleOf } from './challenge-results.ts';
import { FactRow } from '#ui/display/fact-row.tsx';

/** The totals of the result. */
export function ScoreSummary({ results: { examType, subject, results } }: { results: CreativeResultsDto }) {
  const { totalScore, maxPossibleScore, averageScore, timeSpent, averageTimePerQuestion, bonusPoints } =
    results;
  return (
    <Card className="print-whole text-center">
      <h1 className="text-2xl">
        <ResultEmoji percent={averageScore} /> {titleOf(averageScore)}
      </h1>
      <p className="mt-1 text-ink-soft">
        {examType.name} · {subject.name}
      </p>
      <p
        className={classNames(
          'mt-2 font-heading text-6xl font-bold tracking-tight figures-tabular',
          scoreText(averageScore),
        )}
      >
        {averageScore}
        <span className="text-4xl">%</span>
      </p>
      <p className="text-sm text-ink-soft">Average score</p>
      <dl className="mt-4 text-left">
        <FactRow isResult name="Total score">
          {totalScore}/{maxPossibleScore}
        </FactRow>
        {bonusPoints > 0 && (
          <FactRow isResult name="Bonus points">
            +{bonusPoints}
          </FactRow>
        )}
        <FactRow isResult name="Total time">
          {minutesAndSeconds(timeSpent)}
        </FactRow>
        <FactRow isResult name="Average per question">
          {averageTimePerQuestion}s
        </FactRow>
      </dl>
      {bonusPoints > 0 && (
        <p className="mt-3 text-left text-sm text-ink-soft">
          Bonus points are for your reasoning. They don’t change your score.
        </p>
      )}
    </Card>
  );
}

/** The result emojis as icons, because many devices have no font for them. */
const emojiIcons: Partial<Record<string, LucideIcon>> = {
  '🏆': Trophy,
  '🌟': Sparkles,
  '🎉': PartyPopper,
  '👍': ThumbsUp,
  '💪': BicepsFlexed,
};

/** The emoji of a result in percent. */
function ResultEmoji({ percent }: { percent: number }) {
  const emoji = creativeEmojiOf(percent);
  const Drawn = emojiIcons[emoji];
  if (!Drawn) return <span className="mx-auto mb-2 block">{emoji}</span>;
  return (
    <span className="print-exact mx-auto mb-2.5 grid size-16 place-items-center rounded-full bg-marker text-on-marker">
      <Drawn aria-hidden strokeWidth={1.75} className="size-9" />
      <span className="sr-only">{emoji}</span>
    </span>
  );
}
