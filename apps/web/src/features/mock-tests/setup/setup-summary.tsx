import type { ReactNode } from 'react';
import type { StageSubjectDto } from '@markwell/shared/features/stages/stages.contract';
import { Banner } from '#components/ui/feedback/banner.tsx';
import { Button } from '#components/ui/actions/button.tsx';
import { Card } from '#components/ui/display/card.tsx';
import { SubjectPill } from '#components/ui/display/subject-pill.tsx';
import { countOf, formatNumber } from '#lib/format.ts';
import { matchCount, missingChoiceText, type Configuration } from './test-configuration.ts';
import { FactRow } from '#components/ui/display/fact-row.tsx';

interface SetupSummaryProps {
  subject: StageSubjectDto | undefined;
  configuration: Configuration;
  pending: boolean;
  notice: ReactNode;
}

/** A summary of the chosen test, with the start button. */
export function SetupSummary({ subject, configuration, pending, notice }: SetupSummaryProps) {
  const { questionCount, duration, difficulty } = configuration;
  const missing = missingChoiceText(configuration);
  const matching = subject && difficulty.length > 0 ? matchCount(subject, configuration) : null;
  return (
    <Card className="grid gap-4 lg:sticky lg:top-6">
      <h2 className="text-xl">Your test</h2>
      <dl className="grid gap-0">
        <FactRow name="Subject">
          {subject ? <SubjectPill color={subject.color}>{subject.name}</SubjectPill> : '–'}
        </FactRow>
        <FactRow name="Questions">{questionCount}</FactRow>
        <FactRow name="Time">{duration} min</FactRow>
      </dl>
      <div role="status" className="grid gap-3 empty:hidden">
        {matching !== null && <Matching matching={matching} requested={questionCount} />}
      </div>
      <Button type="submit" size="large" disabled={missing !== null} pending={pending} className="w-full">
        {pending ? 'Preparing your test…' : 'Start Test'}
      </Button>
      {missing !== null && <p className="-mt-1 text-center text-sm text-ink-soft">{missing}</p>}
      {notice}
    </Card>
  );
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
  return <p className="text-sm text-ink-soft">{formatNumber(matching)} questions match your choice.</p>;
}
