import { createRandom, hash } from '@markwell/questions/random';
import { addDays, dayOf } from '@markwell/shared/time/days';
import { maximumCreativeScore } from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { v7 as uuid } from 'uuid';
import type { BankBrief } from './library/load-briefs.ts';
import type { Rows } from '@markwell/database/sql/insert-rows';

interface PlannedChallenge {
  /** Days before the last day of the history. */
  daysBefore: number;
  /** The scores of the answers, in the order of the questions. */
  scores: readonly number[];
}

/** Two rounds of the same subject, on days with tests; the second one has other briefs and is better. */
const challenges: readonly PlannedChallenge[] = [
  { daysBefore: 15, scores: [2, 3, 1, 2, 1] },
  { daysBefore: 4, scores: [3, 2, 3, 1, 3] },
];

const reasons = [
  'It shows the feeling through what people do instead of naming it.',
  'I liked the verbs, and the last sentence surprised me.',
];

type ChallengeRows = Pick<Rows, 'creativeWritingSessions' | 'creativeWritingAnswers'>;

/** The demo pupil's challenges with the 11+ briefs of difficulty standard. */
export function challengeRows(userId: string, bank: readonly BankBrief[], now: Date): ChallengeRows {
  const rows: ChallengeRows = { creativeWritingSessions: [], creativeWritingAnswers: [] };
  const briefs = bank.filter(
    ({ content }) => content.subjectCode === 'ELEVEN_PLUS_ENGLISH' && content.difficulty === 'standard',
  );
  const lastDay = dayOf(new Date(now.getTime() - 65 * 60_000));
  const shuffled = createRandom(hash('challenges')).shuffle(briefs);
  for (const { daysBefore, scores } of challenges) {
    const round = shuffled.splice(0, scores.length);
    const [first] = round;
    if (!first) return rows;
    const random = createRandom(hash(`challenge/${daysBefore}`));
    const id = uuid();
    const startedAt = new Date(`${addDays(lastDay, -daysBefore)}T17:05:00Z`);
    const answers = round.map(({ id: questionId, content }, index) => {
      const score = scores[index] ?? 0;
      const option = content.options.find((each) => each.score === score);
      if (!option) throw new Error(`${content.sourceId} has no option worth ${score}`);
      return {
        sessionId: id,
        ordinal: index + 1,
        questionId,
        selectedOption: option.letter,
        scoreAwarded: score,
        timeSpentSeconds: random.int(55, 150),
        justification: reasons[index] ?? null,
      };
    });
    let elapsed = 0;
    for (const answer of answers) {
      elapsed += answer.timeSpentSeconds;
      const answeredAt = new Date(startedAt.getTime() + elapsed * 1000);
      rows.creativeWritingAnswers.push({ ...answer, userId, answeredAt });
    }
    rows.creativeWritingSessions.push({
      id,
      userId,
      stageId: first.stageId,
      subjectId: first.subjectId,
      difficulty: 'STANDARD',
      status: 'FINISHED',
      totalQuestions: answers.length,
      startedAt,
      finishedAt: new Date(startedAt.getTime() + (elapsed + 2) * 1000),
      totalScore: answers.reduce((sum, { scoreAwarded }) => sum + scoreAwarded, 0),
      maxPossibleScore: answers.length * maximumCreativeScore,
      timeSpentSeconds: elapsed,
    });
  }
  return rows;
}
