import { addDays, dayOf } from '@markwell/shared/time/days';
import { rapidFireLevelOf } from '@markwell/shared/rapid-fire/rapid-fire.rules';
import { roundLength } from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { scorePercent } from '@markwell/shared/progress/marking';
import { streaksOf } from '@markwell/shared/progress/streaks';
import { topicVerdict } from '@markwell/shared/progress/topic-performance';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '@markwell/database/connect';
import { loadAttempts, loadChallenges, loadQuizzes } from './load-history.ts';
import { loadMarkbooks } from './load-markbooks.ts';
import { storedOptions } from '@markwell/api/testing/database/stored-options';

type Attempts = Awaited<ReturnType<typeof loadAttempts>>;
type Quizzes = Awaited<ReturnType<typeof loadQuizzes>>;

/**
 * Tests of what the demo pupils have done: it is possible, and agrees with their counters. Seeding takes twenty seconds, so
 * they use the database of the seed's own tests, which was seeded `now`.
 */
export function historyTests(seeded: () => Database, now: Date): void {
  const today = dayOf(now);
  let database: Database;
  let attempts: Attempts;
  let quizzes: Quizzes;
  let challenges: Awaited<ReturnType<typeof loadChallenges>>;

  beforeAll(async () => {
    database = seeded();
    attempts = await loadAttempts(database);
    quizzes = await loadQuizzes(database);
    challenges = await loadChallenges(database);
  });

  const attemptsOf = (email: string) => attempts.filter(({ user }) => user.email === email);

  test('every attempt is a possible test, marked by the answer keys', () => {
    for (const attempt of attempts) {
      const { questions, startedAt, finishedAt, deadlineAt } = attempt;
      expect(questions.map(({ ordinal }) => ordinal)).toEqual(questions.map((_, index) => index + 1));
      expect(attempt.totalQuestions).toBe(questions.length);
      expect(finishedAt?.getTime()).toBeLessThanOrEqual(Math.min(now.getTime(), deadlineAt.getTime()));
      for (const { earned, possible, marking, answeredAt, revisionId, question } of questions) {
        expect([earned, possible]).toEqual([marking.earned, marking.possible]);
        expect(revisionId).toBe(question.currentRevisionId);
        expect(question.status).toBe('PUBLISHED');
        expect(question.topic.subjectId).toBe(attempt.subjectId);
        if (!answeredAt) continue;
        expect(answeredAt.getTime()).toBeGreaterThan(startedAt.getTime());
        expect(answeredAt.getTime()).toBeLessThan(finishedAt?.getTime() ?? 0);
      }
      const correct = questions.filter(({ isCorrect }) => isCorrect).length;
      const earned = sum(questions.map((each) => each.earned));
      const possible = sum(questions.map((each) => each.possible));
      expect([attempt.correctCount, attempt.score]).toEqual([correct, scorePercent(earned, possible)]);
    }
  });

  test('the pupil has twelve weeks of improving tests, some perfect and some weak', () => {
    const term = attemptsOf('pupil@example.com').filter(({ kind }) => kind !== 'ASSIGNMENT');
    expect(term).toHaveLength(42);
    expect(term.filter(({ answerMode }) => answerMode === 'TYPED')).toHaveLength(2);
    const [first] = term;
    expect(first && finishDay(first)).toBe(addDays(today, -78));
    expect(new Set(term.map(({ subjectId }) => subjectId)).size).toBe(5);
    const scores = term.map(({ score }) => score ?? 0);
    expect(scores).toContain(100);
    expect(scores.filter((score) => score < 70).length).toBeGreaterThan(3);
    expect(sum(scores.slice(-8)) / 8).toBeGreaterThan(sum(scores.slice(0, 8)) / 8 + 15);
  });

  test('the pupil has weak topics, including fractions, and strong ones', async () => {
    const progress = await database.topicProgress.findMany({
      where: { user: { email: 'pupil@example.com' } },
      include: { topic: true },
    });
    const topics = progress.map(({ topic, correctCount, answeredCount }) => ({
      code: topic.code,
      ...topicVerdict(correctCount, answeredCount),
    }));
    expect(topics.filter(({ isWeak }) => isWeak).map(({ code }) => code)).toContain('FRACTIONS');
    expect(topics.filter(({ isStrong }) => isStrong).length).toBeGreaterThan(2);
  });

  test.each(['pupil@example.com', 'premium@example.com'])(
    'the counters of %s agree with the answers',
    async (email) => {
      const own = attemptsOf(email);
      const written = challenges.filter(({ user }) => user.email === email);
      const writtenOn = Object.groupBy(written, finishDay);
      const userId = own[0]?.userId ?? '';
      const ownQuizzes = quizzes.filter((quiz) => quiz.userId === userId);
      // What a teacher has not shown yet counts for its day and its time only.
      const shown = own.filter(({ isScoreWithheld }) => !isScoreWithheld);
      const all = [...answersOf(shown), ...quizAnswersOf(ownQuizzes)];
      const testDays = Object.groupBy(own, finishDay);
      const quizDays = Object.groupBy(ownQuizzes, finishDay);

      expect(await database.pupilTotals.findUnique({ where: { userId } })).toMatchObject({
        testsFinished: shown.length,
        scoreSum: sum(shown.map(({ score }) => score)),
        answeredCount: all.length,
        correctCount: all.filter(({ isCorrect }) => isCorrect).length,
        studySeconds:
          sum(own.map(({ timeTakenSeconds }) => timeTakenSeconds)) +
          sum(ownQuizzes.map(({ timeSpentSeconds }) => timeSpentSeconds)) +
          sum(written.map(({ timeSpentSeconds }) => timeSpentSeconds)),
        lastFinishOn: new Date(`${today}T00:00:00Z`),
      });
      const activity = await database.dailyActivity.findMany({ where: { userId }, orderBy: { day: 'asc' } });
      expect(activity).toEqual(
        Object.entries(testDays).map(([day, tests = []]) => {
          const played = quizDays[day] ?? [];
          const shownTests = tests.filter(({ isScoreWithheld }) => !isScoreWithheld);
          const given = [...answersOf(shownTests), ...quizAnswersOf(played)];
          return {
            userId,
            day: new Date(`${day}T00:00:00Z`),
            finishedCount: tests.length + played.length + (writtenOn[day] ?? []).length,
            answeredCount: given.length,
            correctCount: given.filter(({ isCorrect }) => isCorrect).length,
            studySeconds:
              sum(tests.map(({ timeTakenSeconds }) => timeTakenSeconds)) +
              sum(played.map(({ timeSpentSeconds }) => timeSpentSeconds)) +
              sum((writtenOn[day] ?? []).map(({ timeSpentSeconds }) => timeSpentSeconds)),
          };
        }),
      );
      const topics = await database.topicProgress.findMany({ where: { userId } });
      expect(new Map(topics.map((row) => [row.topicId, [row.answeredCount, row.correctCount]]))).toEqual(
        countedBy(
          answersOf(own.filter(({ areSolutionsWithheld }) => !areSolutionsWithheld)),
          ({ topicId }) => topicId,
        ),
      );
    },
  );

  test.each(['pupil@example.com', 'premium@example.com'])(
    'every question that %s answered wrong has a card, and several subjects have due questions today',
    async (email) => {
      const own = attemptsOf(email).filter(({ areSolutionsWithheld }) => !areSolutionsWithheld);
      const userId = own[0]?.userId ?? '';
      const wrong = [...answersOf(own), ...quizAnswersOf(quizzes.filter((quiz) => quiz.userId === userId))]
        .filter(({ isCorrect }) => isCorrect === false)
        .map(({ questionId }) => questionId);
      const cards = await database.reviewCard.findMany({
        where: { userId },
        include: { question: { include: { topic: true } } },
      });
      expect(new Set(cards.map(({ questionId }) => questionId))).toEqual(new Set(wrong));
      const due = cards.filter(({ dueAt }) => dayOf(dueAt) <= today);
      expect(new Set(due.map(({ question }) => question.topic.subjectId)).size).toBeGreaterThan(1);
    },
  );

  test('the pupil has finished two challenges, scored by the options, and improved', async () => {
    expect(challenges.map(({ user }) => user.email)).toEqual(['pupil@example.com', 'pupil@example.com']);
    for (const { answers, startedAt, finishedAt, ...session } of challenges) {
      expect(answers).toHaveLength(session.totalQuestions);
      for (const { question, selectedOption, scoreAwarded, answeredAt } of answers) {
        const option = question.options.find(({ letter }) => letter === selectedOption);
        expect(scoreAwarded).toBe(option?.score);
        expect([question.subjectId, question.difficulty]).toEqual([session.subjectId, session.difficulty]);
        expect(answeredAt?.getTime()).toBeGreaterThan(startedAt.getTime());
        expect(answeredAt?.getTime()).toBeLessThan(finishedAt?.getTime() ?? 0);
      }
      expect([session.totalScore, session.timeSpentSeconds]).toEqual([
        sum(answers.map(({ scoreAwarded }) => scoreAwarded)),
        sum(answers.map(({ timeSpentSeconds }) => timeSpentSeconds)),
      ]);
    }
    const briefs = challenges.flatMap(({ answers }) => answers.map(({ question }) => question.id));
    expect(new Set(briefs).size).toBe(2 * roundLength);
    const percents = challenges.map(({ totalScore, maxPossibleScore }) =>
      Math.round((100 * (totalScore ?? 0)) / (maxPossibleScore ?? 1)),
    );
    expect(await database.creativeWritingProgress.findMany()).toEqual([
      {
        userId: challenges[0]?.userId,
        stageId: challenges[0]?.stageId,
        subjectId: challenges[0]?.subjectId,
        totalSessions: 2,
        scoreSum: sum(percents),
        bestSessionScore: Math.max(...percents),
        recentScores: percents,
        lastPlayedAt: challenges[1]?.finishedAt,
      },
    ]);
    expect(percents[1]).toBeGreaterThan((percents[0] ?? 0) + 5);
  });

  test('the pupil has practised on each of the last six days', async () => {
    const days = new Set(attemptsOf('pupil@example.com').map(finishDay));
    expect([0, 1, 2, 3, 4, 5, 6].map((back) => days.has(addDays(today, -back)))).toEqual([
      ...Array.from({ length: 6 }, () => true),
      false,
    ]);
    const totals = await database.pupilTotals.findFirst({ where: { user: { email: 'pupil@example.com' } } });
    // Longer than the last six days: one missed day a week does not end a streak.
    expect(totals).toMatchObject({ streakDays: 6, bestStreak: streaksOf([...days]).bestStreak });
  });

  test('the question statistics and the seen questions agree with the attempts', async () => {
    const statistics = await database.questionStatistics.findMany();
    expect(new Map(statistics.map((row) => [row.questionId, [row.answeredCount, row.correctCount]]))).toEqual(
      countedBy([...answersOf(attempts), ...quizAnswersOf(quizzes)], ({ questionId }) => questionId),
    );

    const drawn = [
      ...attempts,
      ...quizzes.map(({ answers, ...quiz }) => ({ ...quiz, questions: answers })),
    ].flatMap(({ userId, questions }) => questions.map(({ question }) => ({ userId, question })));
    const drawNumbers = await database.question.findMany({ select: { id: true, drawNumber: true } });
    const idOf = new Map(drawNumbers.map(({ id, drawNumber }) => [drawNumber, id]));
    const seen = await database.seenNumbers.findMany();
    const given = (pairs: [string, string | undefined][]) => new Set(pairs.map((pair) => pair.join('/')));
    expect(
      given(
        seen.flatMap(({ userId, numbers }) =>
          numbers.map((number): [string, string | undefined] => [userId, idOf.get(number)]),
        ),
      ),
    ).toEqual(given(drawn.map(({ userId, question }) => [userId, question.id])));
  });

  test('every quiz is a possible quiz on an unlocked level, marked by the answer keys', async () => {
    expect(quizzes.length).toBeGreaterThan(5);
    const open = new Map<string, number>();
    for (const quiz of quizzes) {
      const { subjectId, level, answers, startedAt, finishedAt, deadlineAt } = quiz;
      expect(level).toBeLessThanOrEqual(open.get(subjectId) ?? 1);
      expect(answers.map(({ ordinal }) => ordinal)).toEqual(answers.map((_, index) => index + 1));
      expect(answers).toHaveLength(quiz.totalQuestions);
      expect(finishedAt?.getTime()).toBeGreaterThan(startedAt.getTime());
      expect(finishedAt?.getTime()).toBeLessThanOrEqual(Math.min(now.getTime(), deadlineAt.getTime()));
      for (const { isCorrect, chosenLetter, revisionId, revision, question } of answers) {
        const right = storedOptions(revision).find((option) => option.isCorrect);
        expect(isCorrect).toBe(chosenLetter === right?.optionLetter);
        expect(revisionId).toBe(question.currentRevisionId);
        expect(question).toMatchObject({ kind: 'RAPID_FIRE', difficulty: level, topic: { subjectId } });
      }
      const correct = answers.filter(({ isCorrect }) => isCorrect).length;
      const accuracy = Math.round((100 * correct) / answers.length);
      const { targetAccuracy } = rapidFireLevelOf(level);
      expect([quiz.correctCount, quiz.accuracy, quiz.levelCompleted]).toEqual([
        correct,
        accuracy,
        accuracy >= targetAccuracy,
      ]);
      if (accuracy >= targetAccuracy) open.set(subjectId, Math.max(open.get(subjectId) ?? 1, level + 1));
      expect(quiz.nextLevelUnlocked).toBe((open.get(subjectId) ?? 1) > level);
    }
    const progress = await database.rapidFireProgress.findMany();
    const own = (subjectId: string) => quizzes.filter((quiz) => quiz.subjectId === subjectId);
    expect(progress).toHaveLength(new Set(quizzes.map(({ subjectId }) => subjectId)).size);
    for (const { subjectId, currentLevel, totalSessions, bestAccuracy, lastPlayedAt } of progress) {
      expect(currentLevel).toBe(open.get(subjectId) ?? 1);
      expect(totalSessions).toBe(own(subjectId).length);
      expect(bestAccuracy).toBe(Math.max(...own(subjectId).map(({ accuracy }) => accuracy ?? 0)));
      expect(lastPlayedAt).toEqual(own(subjectId).at(-1)?.finishedAt);
    }
  });

  test('the markbooks of the demo classes have work in every lasting state, and scores of all kinds', async () => {
    const books = await loadMarkbooks(database, now);
    expect(books.map(({ assignments, pupils }) => [assignments.length, pupils.length])).toEqual([
      [11, 28],
      [5, 28],
    ]);
    const entries = books.flatMap(({ pupils }) => pupils).flatMap((pupil) => pupil.entries);
    const states = Object.groupBy(entries, ({ state }) => state);
    expect(Object.keys(states).sort()).toEqual(
      ['EXCUSED', 'HANDED_IN', 'MISSED', 'NOT_OPEN', 'NOT_STARTED', 'OVERDUE', 'RETURNED'].sort(),
    );
    const handedIn = states.HANDED_IN ?? [];
    expect(handedIn.length).toBeGreaterThan(entries.length / 2);
    expect(handedIn.filter(({ lateMinutes }) => lateMinutes > 0).length).toBeGreaterThan(5);
    const scores = handedIn.map(({ score }) => score ?? 0);
    expect([Math.min(...scores) < 40, Math.max(...scores)]).toEqual([true, 100]);
    const ofPupil = books.flatMap(({ pupils }) => pupils).find(({ name }) => name === 'Aisha Rahman');
    expect(ofPupil?.entries.filter(({ state }) => state === 'NOT_STARTED')).toHaveLength(1);
  });

  test('there are pending reports from pupils', async () => {
    const reports = await database.report.findMany();
    const attempts = await database.attempt.findMany({
      select: { id: true, userId: true, questionIds: true },
    });
    expect(reports.filter(({ status }) => status === 'PENDING').length).toBeGreaterThanOrEqual(3);
    for (const { questionId, userId, attemptId, resolvedById, status } of reports) {
      const attempt = attempts.find(({ id }) => id === attemptId);
      expect(attempt?.userId).toBe(userId);
      expect(attempt?.questionIds).toContain(questionId);
      expect(resolvedById === null).toBe(status === 'PENDING');
    }
  });
}

const answersOf = (list: Attempts) =>
  list.flatMap(({ questions }) => questions).filter(({ isAnswered }) => isAnswered);
const quizAnswersOf = (list: Quizzes) =>
  list.flatMap(({ answers }) => answers).filter(({ chosenLetter }) => chosenLetter !== null);
const sum = (numbers: readonly (number | null)[]) =>
  numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
const finishDay = ({ finishedAt }: { finishedAt: Date | null }) => dayOf(finishedAt ?? new Date(0));

function countedBy<Answer extends { isCorrect: boolean | null }>(
  answers: readonly Answer[],
  keyOf: (answer: Answer) => string,
): Map<string, number[]> {
  const groups = Object.entries(Object.groupBy(answers, keyOf));
  return new Map(
    groups.map(([key, group = []]) => [
      key,
      [group.length, group.filter(({ isCorrect }) => isCorrect).length],
    ]),
  );
}
