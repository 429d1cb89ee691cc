import type { AchievementsDto } from '@markwell/shared/progress/analytics.contract';
import { minQuestionsForBest } from '@markwell/shared/progress/personal-bests';
import type { ReactNode } from 'react';
import { Section } from '#ui/layout/section.tsx';
import { Card } from '#ui/display/card.tsx';
import { SubjectPill } from '#ui/display/subject-pill.tsx';
import { countOf, formatDay } from '#lib/format.ts';

/** The pupil's own records: compared with nobody else. */
export function PersonalBests({ bests }: { bests: AchievementsDto['personalBests'] }) {
  const { tests, answerStreak, mostAnswers, bestWeek } = bests;
  const isEmpty = tests.length === 0 && answerStreak === 0 && !mostAnswers;
  return (
    <Section title="Your personal bests">
      <Card padding="none" asChild>
        <ul>
          {tests.map(({ subject, score, completedAt }) => (
            <Best
              key={subject.id}
              label={
                <>
                  Best score: <SubjectPill color={subject.color}>{subject.name}</SubjectPill>
                </>
              }
              value={`${score}%`}
              when={formatDay(completedAt)}
            />
          ))}
          {answerStreak > 0 && (
            <Best label="Most correct answers in a row in a rapid-fire quiz" value={String(answerStreak)} />
          )}
          {mostAnswers && (
            <Best
              label="Most questions in a week"
              value={countOf(mostAnswers.answered, 'question')}
              when={weekText(mostAnswers.week)}
            />
          )}
          {bestWeek && (
            <Best
              label="Best week"
              value={`${bestWeek.accuracy}% right`}
              when={`${countOf(bestWeek.answered, 'question')}, ${weekText(bestWeek.week)}`}
            />
          )}
          {isEmpty && (
            <li className="px-5 py-4 text-ink-soft">
              Finish a test of {minQuestionsForBest} questions or more, and your best score will appear here.
            </li>
          )}
        </ul>
      </Card>
    </Section>
  );
}

const weekText = (monday: string) => `week of ${formatDay(`${monday}T12:00:00Z`)}`;

function Best({ label, value, when }: { label: ReactNode; value: string; when?: string }) {
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-5 py-3 first:border-t-0">
      <span className="flex-1 basis-32">{label}</span>
      <span className="font-heading text-lg font-bold figures-tabular">{value}</span>
      {when !== undefined && <span className="text-sm text-ink-soft max-sm:w-full">{when}</span>}
    </li>
  );
}
