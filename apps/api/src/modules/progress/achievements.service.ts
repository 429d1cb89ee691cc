import type { AchievementsDto } from '@markwell/shared/progress/analytics.contract';
import {
  achievementsOf,
  countOver,
  valuesOfTests,
  type MeasuredValues,
} from '@markwell/shared/progress/achievements';
import { improvementOf } from '@markwell/shared/progress/improvement';
import { bestTestsOf, bestWeeksOf, minQuestionsForBest } from '@markwell/shared/progress/personal-bests';
import { startOfDay } from '@markwell/shared/time/days';
import { type MergedSubject, findMergedSubjectsOf } from '#modules/curriculum/merged-subjects.repository.ts';
import { subjectColorOf } from '#modules/curriculum/subject-color.ts';
import type { Caller } from '#platform/caller.ts';
import { type AchievementFacts, findAchievementFacts } from './achievement-facts.repository.ts';
import type { Context } from '#context.ts';
import { findScores } from './test-history.repository.ts';

export async function listAchievements(context: Context, caller: Caller): Promise<AchievementsDto> {
  await context.closeOverdueTestsOf(caller.id);
  const [scores, found] = await Promise.all([
    findScores(context, caller.id),
    findAchievementFacts(context.db, caller.id),
  ]);
  const merged = await findMergedSubjectsOf(
    context.db,
    caller,
    scores.flatMap(({ subjectId }) => subjectId ?? []),
  );
  const tests = scores.map(({ subjectId, score, totalQuestions, kind, finishedAt }) => {
    const subject = subjectId === null ? undefined : merged.get(subjectId);
    return {
      subjectId: subject?.id ?? subjectId,
      subject,
      score,
      totalQuestions,
      isExam: kind === 'EXAM_SIMULATION',
      completedAt: finishedAt,
    };
  });
  const ofSubjects = tests.filter(isOfSubject);
  const { most, best } = bestWeeksOf(found.days);
  return {
    testsFinished: tests.length,
    averageScore: tests.length === 0 ? 0 : Math.round(sum(tests.map(({ score }) => score)) / tests.length),
    bestScore: tests.reduce((highest, { score }) => Math.max(highest, score), 0),
    achievements: achievementsOf({ ...valuesOfTests(tests), ...valuesOfFacts(found) }).map(
      ({ earnedAt, ...state }) => ({ ...state, earnedAt: earnedAt === null ? null : isoOf(earnedAt) }),
    ),
    subjects: subjectsOf(ofSubjects.filter(({ totalQuestions }) => totalQuestions >= minQuestionsForBest)),
    personalBests: {
      tests: bestTestsOf(ofSubjects).map(({ subject, score, completedAt }) => ({
        subject: subjectDto(subject),
        score,
        completedAt: isoOf(completedAt),
      })),
      answerStreak: found.quizzes.reduce((longest, { bestStreak }) => Math.max(longest, bestStreak), 0),
      mostAnswers: most,
      bestWeek: best,
    },
  };
}

interface TestOfSubject {
  subjectId: string;
  subject: MergedSubject;
}

/** Not a test of mixed subjects, or of a subject that the pupil no longer sees. */
const isOfSubject = <Test extends { subject: MergedSubject | undefined }>(
  test: Test,
): test is Test & TestOfSubject => test.subject !== undefined;

const subjectDto = ({ id, name, color }: MergedSubject) => ({ id, name, color: subjectColorOf(color) });

/** Every subject of these tests, the most recent first. Oldest test first. */
function subjectsOf(
  tests: readonly { subject: MergedSubject; score: number }[],
): AchievementsDto['subjects'] {
  const latestFirst = Map.groupBy(tests.toReversed(), ({ subject }) => subject.id);
  return [...latestFirst.values()].flatMap((ofSubject) => {
    const [latest] = ofSubject;
    if (!latest) return [];
    const scores = ofSubject.map(({ score }) => score).reverse();
    return [
      {
        subject: subjectDto(latest.subject),
        testsFinished: scores.length,
        improvement: improvementOf(scores),
      },
    ];
  });
}

type FactMeasure = Exclude<keyof MeasuredValues, keyof ReturnType<typeof valuesOfTests>>;

/** What the facts measure, oldest first; times are seconds since 1970. What is known by days counts from the beginning of the day in London. */
function valuesOfFacts({
  days,
  quizzes,
  challenges,
  masteredTopics,
  correctedMistakes,
}: AchievementFacts): Pick<MeasuredValues<number>, FactMeasure> {
  let answered = 0;
  return {
    QUESTIONS: days.map((each) => {
      answered += each.answered;
      return { at: secondsOf(startOfDay(each.day)), value: answered };
    }),
    DAYS: countOver(days.filter(({ finished }) => finished > 0).map(({ day }) => secondsOf(startOfDay(day)))),
    TOPICS: countOver(masteredTopics.map(instant)),
    MISTAKES_CORRECTED: countOver(correctedMistakes.map(instant)),
    CHALLENGES: countOver(challenges.map(instant)),
    QUIZZES: countOver(quizzes.slice(0, 1).map(({ finishedAt }) => instant({ at: finishedAt }))),
    QUIZ_LEVEL: quizzes
      .filter(({ levelCompleted }) => levelCompleted)
      .map(({ finishedAt, level }) => ({ at: instant({ at: finishedAt }), value: level })),
    ANSWER_STREAK: quizzes.map(({ finishedAt, bestStreak }) => ({
      at: instant({ at: finishedAt }),
      value: bestStreak,
    })),
  };
}

const secondsOf = (time: Date) => time.getTime() / 1000;
const instant = ({ at }: { at: string }) => secondsOf(new Date(at));
const isoOf = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString();

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
