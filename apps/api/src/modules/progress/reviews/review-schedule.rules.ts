import { addDays, dayOf } from '@markwell/shared/time/days';
import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs';

/** One answer to a question: when its test or quiz ended, and whether the answer was correct. */
export interface ReviewAnswer {
  at: Date;
  isCorrect: boolean;
}

/** When a question is due again, and the state of FSRS. */
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

/** Maximum interval in days: with an exam ahead, a longer one is not useful. */
const maxIntervalDays = 180;

const hour = 3_600_000;

/**
 * The random variation of intervals (`fuzz`) is off, so that the same answers always give the same card. After a wrong
 * answer a question is due the same day; after the first correct answer the next day, and after further ones at growing
 * intervals.
 */
const scheduler = fsrs({
  enable_fuzz: false,
  learning_steps: ['1m'],
  relearning_steps: ['1m'],
  maximum_interval: maxIntervalDays,
});

/**
 * Returns the card after the answers to one question, oldest first. A wrong answer creates or resets the card; a correct
 * one makes the question due later and creates no card. Undefined if no answer was wrong.
 */
export function scheduleAfter(answers: readonly ReviewAnswer[]): ReviewSchedule | undefined {
  let schedule: ReviewSchedule | undefined;
  let card: Card | undefined;
  for (const { at, isCorrect } of answers) {
    if (isCorrect && !card) continue;
    card = withOwnInterval(
      scheduler.next(card ?? createEmptyCard(at), at, isCorrect ? Rating.Good : Rating.Again).card,
    );
    schedule = toSchedule(card, at, schedule?.lastReviewAt ?? at);
  }
  return schedule;
}

/**
 * The library makes 'good' a day longer than 'hard', also past the maximum. Pupils have no 'hard', so the interval is that
 * of the card's stability alone.
 */
function withOwnInterval(card: Card): Card {
  if (card.scheduled_days === 0) return card;
  const days = scheduler.next_interval(card.stability, 0);
  const due = new Date(card.due.getTime() - (card.scheduled_days - days) * 24 * hour);
  return { ...card, due, scheduled_days: days };
}

const epoch = new Date(0);

/** The card of a mistake at the first instant of 1970. A later mistake has the same card, moved by the difference. */
export const firstMistake = toSchedule(
  scheduler.next(createEmptyCard(epoch), epoch, Rating.Again).card,
  epoch,
  epoch,
);

/**
 * A question that is due the same day is due from its answer on: the minute that FSRS adds would end on the next day
 * after an answer just before midnight. FSRS counts a day as 24 hours. When the clocks change in between, a question that
 * was answered around midnight would be due a day too early or too late, so the hour is corrected.
 */
function dueOnScheduledDay({ due, scheduled_days: days }: Card, reviewedAt: Date): Date {
  if (days === 0) return reviewedAt;
  const day = addDays(dayOf(reviewedAt), days);
  if (dayOf(due) === day) return due;
  return new Date(due.getTime() + (dayOf(due) < day ? hour : -hour));
}

function toSchedule(card: Card, lastReviewAt: Date, reviewBefore: Date): ReviewSchedule {
  return {
    dueAt: dueOnScheduledDay(card, lastReviewAt),
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
