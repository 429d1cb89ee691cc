import type { AchievementsDto } from '@markwell/shared/progress/analytics.contract';
import { minQuestionsForBest } from '@markwell/shared/progress/personal-bests';
import { testsCompared } from '@markwell/shared/progress/improvement';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { Section } from '#ui/layout/section.tsx';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { SubjectPill } from '#ui/display/subject-pill.tsx';
import { countOf } from '#lib/format.ts';

type SubjectItem = AchievementsDto['subjects'][number];

function changeStyle(change: number) {
  const points = countOf(Math.abs(change), 'point');
  if (change > 0) return { Icon: ArrowUpRight, tone: 'correct', words: `Up ${points}` } as const;
  if (change < 0) return { Icon: ArrowDownRight, tone: 'warning', words: `Down ${points}` } as const;
  return { Icon: ArrowRight, tone: 'neutral' satisfies BadgeTone, words: 'Steady' } as const;
}

function Change({ improvement }: { improvement: NonNullable<SubjectItem['improvement']> }) {
  const { Icon, tone, words } = changeStyle(improvement.change);
  return (
    <>
      <span className="text-sm text-ink-soft figures-tabular">
        {improvement.previousAverage}% then, {improvement.recentAverage}% now
      </span>
      <Badge tone={tone}>
        <Icon aria-hidden /> {words}
      </Badge>
    </>
  );
}

/** The improvement of each subject: the last three tests compared with the three before. */
export function ImprovementList({ subjects }: { subjects: readonly SubjectItem[] }) {
  return (
    <Section title="Improvement">
      <p className="mb-3 text-ink-soft">
        The average of your last {testsCompared} tests, compared with the {testsCompared} before them. Tests
        of fewer than {minQuestionsForBest} questions are not compared.
      </p>
      <Card padding="none" asChild>
        <ul>
          {subjects.map(({ subject, testsFinished, improvement }) => (
            <li
              key={subject.id}
              className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-5 py-3 first:border-t-0"
            >
              <SubjectPill color={subject.color} className="mr-auto">
                {subject.name}
              </SubjectPill>
              {improvement ? (
                <Change improvement={improvement} />
              ) : (
                <span className="text-sm text-ink-soft">
                  {countOf(2 * testsCompared - testsFinished, 'more test')} to compare
                </span>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
