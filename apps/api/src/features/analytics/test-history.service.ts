import type {
  AchievementsDto,
  TestHistoryItemDto,
} from '@markwell/shared/features/analytics/analytics.contract';
import { achievementsOf } from '@markwell/shared/rules/results/achievements';
import { improvementOf } from '@markwell/shared/rules/results/improvement';
import { subjectColorOf } from '../../domain/curriculum/subject-color.ts';
import type { MergedSubjectsRepository } from '../../domain/curriculum/merged-subjects.repository.ts';
import { notFound } from '../../domain/domain-error.ts';
import type { Caller } from '../../domain/users/caller.ts';
import type { FinishedScore, TestHistoryRepository } from './test-history.repository.ts';

export interface TestHistoryService {
  /** Throws NOT_FOUND when `before` is not a finished test of the user. */
  tests: (
    userId: string,
    page: { limit: number; before?: string | undefined },
  ) => Promise<TestHistoryItemDto[]>;
  achievements: (caller: Caller) => Promise<AchievementsDto>;
}

export function createTestHistoryService({
  repository,
  mergedSubjects,
  closeOverdue,
}: {
  repository: TestHistoryRepository;
  mergedSubjects: MergedSubjectsRepository;
  /** Closes tests whose deadline has passed, so that they count although the pupil did not submit them. */
  closeOverdue: { ofPupil: (userId: string) => Promise<void> };
}): TestHistoryService {
  return {
    async tests(userId, { limit, before }) {
      await closeOverdue.ofPupil(userId);
      const tests = await repository.listTests(userId, { limit, before });
      if (!tests) throw notFound('There is no such test');
      return tests.map(({ id, finishedAt, totalQuestions, correctCount, score, kind, subject }) => ({
        id,
        completedAt: finishedAt.toISOString(),
        totalQuestions,
        correctAnswers: correctCount,
        score,
        kind,
        subject: {
          id: subject.id,
          name: subject.name,
          color: subjectColorOf(subject.color),
          examType: { name: subject.stage.name },
        },
      }));
    },

    async achievements(caller) {
      await closeOverdue.ofPupil(caller.id);
      const tests = await repository.listScores(caller.id);
      const scores = tests.map(({ score }) => score);
      return {
        testsFinished: tests.length,
        averageScore: tests.length === 0 ? 0 : Math.round(sum(scores) / tests.length),
        bestScore: scores.reduce((best, score) => Math.max(best, score), 0),
        achievements: achievementsOf(
          tests.map(({ score, finishedAt }) => ({ score, completedAt: finishedAt.toISOString() })),
        ),
        subjects: await subjectsOf(caller, tests),
      };
    },
  };

  async function subjectsOf(
    caller: Caller,
    tests: readonly FinishedScore[],
  ): Promise<AchievementsDto['subjects']> {
    const ofOneSubject = tests.flatMap((test) =>
      test.subjectId === null ? [] : [{ ...test, subjectId: test.subjectId }],
    );
    const ids = ofOneSubject.map(({ subjectId }) => subjectId);
    const merged = await mergedSubjects.findMerged(caller, ids);
    const latestFirst = Map.groupBy(ofOneSubject.toReversed(), ({ subjectId }) => merged.get(subjectId)?.id);
    return [...latestFirst.values()].flatMap((ofSubject) => {
      const [latest] = ofSubject;
      const subject = latest && merged.get(latest.subjectId);
      if (!subject) return [];
      const scores = ofSubject.map(({ score }) => score).reverse();
      return [
        {
          subject: { id: subject.id, name: subject.name, color: subjectColorOf(subject.color) },
          testsFinished: scores.length,
          improvement: improvementOf(scores),
        },
      ];
    });
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
