import type { RecommendedPracticeDto } from '@markwell/shared/progress/analytics.contract';
import type { OpenTestSummaryDto } from '@markwell/shared/attempts/mock-tests.schemas';

export type NextStep =
  | { kind: 'continue'; testId: string; title: string; reason: string; label: string }
  | { kind: 'practise'; item: RecommendedPracticeDto; title: string; reason: string; label: string };

/** What a pupil should do now: continue an open test, else due questions, else the weakest topic, else today's mix. */
export function nextStepFor(
  openTest: OpenTestSummaryDto | null,
  recommendations: readonly RecommendedPracticeDto[],
): NextStep | undefined {
  if (openTest) return continueTest(openTest);
  const [daily] = recommendations;
  const weak = recommendations.find(({ type }) => type === 'weakness');
  const item = daily && daily.dueCount > 0 ? daily : (weak ?? daily);
  return item && { kind: 'practise', item, reason: item.description, ...wordsFor(item) };
}

function continueTest(test: OpenTestSummaryDto): NextStep {
  const { testId, subject, answeredQuestions, totalQuestions } = test;
  return {
    kind: 'continue',
    testId,
    title: 'your open test',
    reason: `${subject.name}: ${answeredQuestions} of ${totalQuestions} answered. Your answers are saved, but the clock keeps running.`,
    label: 'Continue your test',
  };
}

/** The title completes 'Time for …'. */
function wordsFor({ type, title, dueCount }: RecommendedPracticeDto): { title: string; label: string } {
  if (type !== 'daily') return { title, label: `Practise ${title}` };
  return dueCount > 0
    ? { title: 'today’s practice', label: 'Start today’s practice' }
    : { title: 'today’s mix', label: 'Start today’s mix' };
}
