import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs';

/** One answer to a question: when the test or quiz ended in which it was given, and whether it was right. */
export interface ReviewAnswer {
  at: Date;
  isCorrect: boolean;
}

/** When a question comes back, and what FSRS remembers of it. */
export interface ReviewSchedule {
  dueAt: Date;
  stability: number;
  difficulty: number;
  elapsedDays: number;
  scheduledDays: number;
  learningSteps: number;
  repetitions: number;
  lapses: number;
  state: number;
  lastReviewAt: Date;
}

/** Days: an exam is never further away than that is useful. */
const longestInterval = 180;

/**
 * Deterministic: no fuzz. What was wrong is due again a minute later, so on the same day; the first right answer after
 * that sends it to the next day, the following ones further and further.
 */
const scheduler = fsrs({
  enable_fuzz: false,
  learning_steps: ['1m'],
  relearning_steps: ['1m'],
  maximum_interval: longestInterval,
});

/**
 * Where the answers to one question, oldest first, leave its card. A wrong answer makes a card, or sets it back; a right
 * one moves a card on and makes none. Undefined: never wrong, so it need not come back.
 */
export function scheduleAfter(answers: readonly ReviewAnswer[]): ReviewSchedule | undefined {
  let schedule: ReviewSchedule | undefined;
  let card: Card | undefined;
  for (const { at, isCorrect } of answers) {
    if (isCorrect && !card) continue;
    card = scheduler.next(card ?? createEmptyCard(at), at, isCorrect ? Rating.Good : Rating.Again).card;
    schedule = toSchedule(card, at, schedule?.lastReviewAt ?? at);
  }
  return schedule;
}

const epoch = new Date(0);

/** The card of a mistake made in the first instant of 1970: that of any other instant is as much later, and else the same. */
export const firstMistake = toSchedule(
  scheduler.next(createEmptyCard(epoch), epoch, Rating.Again).card,
  epoch,
  epoch,
);

function toSchedule(card: Card, lastReviewAt: Date, reviewBefore: Date): ReviewSchedule {
  return {
    dueAt: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    elapsedDays: Math.floor((lastReviewAt.getTime() - reviewBefore.getTime()) / 86_400_000),
    scheduledDays: card.scheduled_days,
    learningSteps: card.learning_steps,
    repetitions: card.reps,
    lapses: card.lapses,
    state: card.state,
    lastReviewAt,
  };
}
