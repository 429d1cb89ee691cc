import type { ReactNode } from 'react';
import type { StageSubjectDto } from '@markwell/shared/subjects/stages.contract';
import { answerModeNames } from '@markwell/shared/answers/answer-modes';
import { tierNames } from '@markwell/shared/question-bank/tiers.vocabulary';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { SubjectPill } from '#ui/display/subject-pill.tsx';
import { classNames } from '#ui/class-names.ts';
import { countOf, formatNumber } from '#lib/format.ts';
import { matchCount, missingChoiceText, type Configuration } from './test-configuration.ts';
import { FactRow } from '#ui/display/fact-row.tsx';

interface SetupSummaryProps {
  subject: StageSubjectDto | undefined;
  configuration: Configuration;
  offersTiers: boolean;
  offersTyping: boolean;
  pending: boolean;
  notice: ReactNode;
}

/** A summary of the chosen test, with the start button. */
export function SetupSummary({ subject, configuration, pending, notice, ...offers }: SetupSummaryProps) {
  const { questionCount, duration, difficulty, topicIds, tier, answerMode } = configuration;
  const missing = missingChoiceText(configuration);
  const matching = subject && difficulty.length > 0 ? matchCount(subject, configuration) : null;
  return (
    <Card className="sticky bottom-3 z-10 grid gap-4 max-lg:gap-2.5 max-lg:p-4 max-lg:shadow-lift md:max-lg:grid-cols-[minmax(0,1fr)_auto] md:max-lg:items-center lg:top-6 lg:bottom-auto">
      <h2 className="text-xl max-lg:sr-only">Your test</h2>
      <p className="text-sm max-md:text-center lg:hidden">
        {subject
          ? `${subject.name}: ${String(questionCount)} questions, ${String(duration)} minutes`
          : missing}
      </p>
      <dl className="grid gap-0 max-lg:hidden">
        <FactRow name="Subject">
          {subject ? <SubjectPill color={subject.color}>{subject.name}</SubjectPill> : '–'}
        </FactRow>
        <FactRow name="Topics">{topicsText(subject, topicIds.length)}</FactRow>
        {offers.offersTiers && <FactRow name="Tier">{tierNames[tier ?? 'BOTH']}</FactRow>}
        {offers.offersTyping && (
          <FactRow name="Answers">{answerModeNames[answerMode ?? 'MULTIPLE_CHOICE']}</FactRow>
        )}
        <FactRow name="Questions">{questionCount}</FactRow>
        <FactRow name="Time">{duration} min</FactRow>
      </dl>
      <div role="status" className="grid gap-3 empty:hidden md:max-lg:order-last md:max-lg:col-span-2">
        {matching !== null && <Matching matching={matching} requested={questionCount} />}
      </div>
      <Button
        type="submit"
        size="large"
        disabled={missing !== null}
        pending={pending}
        className="max-md:w-full lg:w-full"
      >
        {pending ? 'Preparing your test…' : 'Start Test'}
      </Button>
      {missing !== null && (
        <p
          className={classNames(
            '-mt-1 text-center text-sm text-ink-soft md:max-lg:order-last md:max-lg:col-span-2',
            !subject && 'max-lg:hidden',
          )}
        >
          {missing}
        </p>
      )}
      {notice}
    </Card>
  );
}

function topicsText(subject: StageSubjectDto | undefined, chosen: number): string {
  if (!subject) return '–';
  return chosen === 0 ? 'All topics mixed' : countOf(chosen, 'topic');
}

function Matching({ matching, requested }: { matching: number; requested: number }) {
  if (matching === 0) {
    return (
      <Banner tone="notice">
        No question matches this choice yet. Add a difficulty, or choose other topics.
      </Banner>
    );
  }
  if (matching < requested) {
    return (
      <Banner tone="notice">
        {matching === 1 ? 'One question matches' : `${formatNumber(matching)} questions match`} your choice,
        so your test will have {countOf(matching, 'question')} instead of {requested}. Add topics or a
        difficulty for more.
      </Banner>
    );
  }
  return (
    <p className="text-sm text-ink-soft max-lg:hidden">
      {formatNumber(matching)} questions match your choice.
    </p>
  );
}
