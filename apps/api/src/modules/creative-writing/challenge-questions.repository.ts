import type { Database } from '@markwell/database/connect';
import type { Named, StoredDifficulty } from './start-challenge.repository.ts';

interface Answer {
  selectedOption: string | null;
  scoreAwarded: number | null;
}

export interface DisplayedQuestion {
  id: string;
  title: string;
  difficulty: StoredDifficulty;
  ageGroup: string;
  theme: string | null;
  estimatedTime: number;
  brief: string;
  wordBank: string[];
  options: { letter: string; text: string }[];
}

export interface ReviewedQuestion extends DisplayedQuestion {
  microWritePrompt: string | null;
  teacherNotes: string | null;
  options: { letter: string; text: string; score: number; explanation: string }[];
}

export interface ReviewedSession {
  id: string;
  stage: Named;
  subject: Named;
  totalScore: number;
  maxPossibleScore: number;
  timeSpentSeconds: number;
  answers: (Answer & {
    timeSpentSeconds: number | null;
    justification: string | null;
    question: ReviewedQuestion;
  })[];
}

const displayedFields = {
  id: true,
  title: true,
  difficulty: true,
  ageGroup: true,
  theme: true,
  estimatedTime: true,
  brief: true,
  wordBank: true,
} as const;
const named = { id: true, name: true } as const;
const byLetter = { orderBy: { letter: 'asc' } } as const;

/** The questions of a challenge in order, with the answers. Does not read points and explanations. */
export function questionsOfChallenge(
  db: Database,
  userId: string,
  sessionId: string,
): Promise<(Answer & { question: DisplayedQuestion })[]> {
  return db.creativeWritingAnswer.findMany({
    where: { sessionId, userId },
    orderBy: { ordinal: 'asc' },
    select: {
      selectedOption: true,
      scoreAwarded: true,
      question: {
        select: { ...displayedFields, options: { ...byLetter, select: { letter: true, text: true } } },
      },
    },
  });
}

/** A finished challenge of the pupil, with points and explanations; undefined while it is open. */
export async function findFinishedChallenge(
  db: Database,
  userId: string,
  sessionId: string,
): Promise<ReviewedSession | undefined> {
  const session = await db.creativeWritingSession.findFirst({
    where: { id: sessionId, userId, status: 'FINISHED' },
    select: {
      id: true,
      stage: { select: named },
      subject: { select: named },
      totalScore: true,
      maxPossibleScore: true,
      timeSpentSeconds: true,
      answers: {
        orderBy: { ordinal: 'asc' },
        select: {
          selectedOption: true,
          scoreAwarded: true,
          timeSpentSeconds: true,
          justification: true,
          question: {
            select: {
              ...displayedFields,
              microWritePrompt: true,
              teacherNotes: true,
              options: {
                ...byLetter,
                select: { letter: true, text: true, score: true, explanation: true },
              },
            },
          },
        },
      },
    },
  });
  if (!session) return undefined;
  return {
    ...session,
    totalScore: session.totalScore ?? 0,
    maxPossibleScore: session.maxPossibleScore ?? 0,
    timeSpentSeconds: session.timeSpentSeconds ?? 0,
  };
}
