import type { StartedTestDto, TestResultsDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { PenLine } from 'lucide-react';
import { Card } from '#ui/display/card.tsx';
import { countOf } from '#lib/format.ts';

interface NotScoredCardProps {
  test: StartedTestDto;
  results: TestResultsDto;
}

/** In place of a score, in a test without marks to earn: of questions that the pupil marks, or that do not count. */
export function NotScoredCard({ test, results }: NotScoredCardProps) {
  const isSelfMarked = test.questions.some(({ parts }) => parts !== undefined);
  return (
    <Card className="print-whole grid justify-items-center gap-2 text-center">
      <PenLine aria-hidden strokeWidth={1.75} className="size-9 text-royal" />
      <h1 className="text-xl">Not scored</h1>
      <p>
        {isSelfMarked
          ? 'You mark these answers yourself: compare each with its mark scheme, and tick what it has.'
          : 'None of these questions counts.'}
      </p>
      <p className="text-ink-soft">
        {countOf(results.totalQuestions, 'question')}. Your average and your best scores stay as they were.
      </p>
    </Card>
  );
}
