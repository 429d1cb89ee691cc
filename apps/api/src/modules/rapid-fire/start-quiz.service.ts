import type { ParsedInput } from '@markwell/shared/contract/endpoint';
import type { startQuiz } from '@markwell/shared/rapid-fire/rapid-fire.contract';
import type { RapidFireSessionDto } from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import {
  firstRapidFireLevel,
  rapidFireCountdownSeconds,
  rapidFireGoMs,
  rapidFirePlaySeconds,
  rapidFireQuestionCount,
} from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { limitWithExtraTime } from '@markwell/shared/time/timing';
import { v7 as uuid } from 'uuid';
import type { Clock } from '#platform/clock.ts';
import { notFound, ruleViolated, unavailable } from '#platform/domain-error.ts';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import type { MediaUrls } from '#modules/media/media-urls.ts';
import type { Draw, DrawBucket } from '#modules/question-bank/draw/draw.ts';
import type { DrawScope, DrawScopeRepository } from '#modules/question-bank/draw/draw-scope.repository.ts';
import type { Caller } from '#platform/caller.ts';
import type { FinishQuizRepository } from './finish-quiz.repository.ts';
import type { CreateQuizRepository } from './create-quiz.repository.ts';
import { toSession } from './rapid-fire.mapper.ts';
import type { RapidFireRepository } from './rapid-fire.repository.ts';

export interface StartQuizService {
  /** Starts a quiz. Throws NOT_FOUND for the subject, RULE_BROKEN for a locked or empty level. */
  start: (
    caller: Caller,
    choice: ParsedInput<typeof startQuiz>['body'],
    idempotentRequest: IdempotentRequest | undefined,
  ) => Promise<RapidFireSessionDto>;
  /** The quiz that an earlier request of the caller started. Throws NOT_FOUND when it was deleted. */
  readStarted: (caller: Caller, sessionId: string) => Promise<RapidFireSessionDto>;
}

/** A question may be withdrawn after the draw. Then the draw is repeated, at most this many times. */
const maxDraws = 5;

/** At most a quarter of a quiz, so that it still tests its own level. */
const maxFreshFromBelow = rapidFireQuestionCount / 4;

const countdownMs = rapidFireCountdownSeconds * 1000 + rapidFireGoMs;

const countsOf = (buckets: readonly DrawBucket[]) => {
  const published = buckets.reduce((sum, { publishedCount }) => sum + publishedCount, 0);
  const seen = buckets.reduce((sum, { seenCount }) => sum + seenCount, 0);
  return { published, unseen: published - seen };
};

interface Dependencies {
  drawScopes: DrawScopeRepository;
  repository: Pick<RapidFireRepository, 'readStart'>;
  draw: Draw;
  newQuizzes: CreateQuizRepository;
  quizzes: Pick<FinishQuizRepository, 'questionsOf'>;
  mediaUrls: Pick<MediaUrls, 'urlOf'>;
  clock: Clock;
}

export function createStartQuizService(dependencies: Dependencies): StartQuizService {
  const { drawScopes, repository, draw, newQuizzes, quizzes, mediaUrls, clock } = dependencies;
  const drawScopeOf = (caller: Caller, subjectId: string, level: number): Promise<DrawScope | undefined> =>
    drawScopes.find(caller.id, caller, {
      subjectId,
      kind: 'RAPID_FIRE',
      difficulties: [level],
      topicIds: [],
    });

  /**
   * Draws questions of the level. If there are too few, easier ones of the level below come first; if too few are
   * unseen, a few unseen ones of the level below, so that less is repeated.
   */
  async function drawLevel(caller: Caller, { subject, buckets }: DrawScope, level: number) {
    const userId = caller.id;
    const own = countsOf(buckets);
    if (own.unseen >= rapidFireQuestionCount || level === firstRapidFireLevel)
      return draw({ userId, buckets, count: rapidFireQuestionCount });
    const below = (await drawScopeOf(caller, subject.id, level - 1))?.buckets ?? [];
    const belowCount = Math.max(
      rapidFireQuestionCount - own.published,
      Math.min(maxFreshFromBelow, rapidFireQuestionCount - own.unseen, countsOf(below).unseen),
    );
    return [
      ...(belowCount === 0 ? [] : await draw({ userId, buckets: below, count: belowCount })),
      ...(await draw({ userId, buckets, count: rapidFireQuestionCount - belowCount })),
    ];
  }

  return {
    async start(caller, { examTypeId, subjectId, level: requestedLevel }, idempotentRequest) {
      const { unlockedLevel, extraTimePercent } = await repository.readStart(caller.id, subjectId);
      const level = requestedLevel ?? unlockedLevel;
      const drawScope = await drawScopeOf(caller, subjectId, level);
      if (!drawScope) throw notFound('Subject not found. Please try again.');
      const { subject } = drawScope;
      if (subject.stage.id !== examTypeId.toLowerCase())
        throw ruleViolated('This subject does not belong to your stage');
      if (level > unlockedLevel)
        throw ruleViolated(`Level ${level} is still locked. Complete level ${unlockedLevel} first.`);

      for (let tries = 0; tries < maxDraws; tries++) {
        const questionIds = await drawLevel(caller, drawScope, level);
        if (questionIds.length === 0)
          throw ruleViolated(
            'There are no rapid-fire questions here yet. Please choose another subject or level.',
          );
        const now = clock();
        const startedAt = new Date(now.getTime() + countdownMs);
        const playSeconds = limitWithExtraTime(rapidFirePlaySeconds, extraTimePercent);
        const quiz = {
          id: uuid(),
          userId: caller.id,
          subjectId: subject.id,
          level,
          startedAt,
          deadlineAt: new Date(startedAt.getTime() + playSeconds * 1000),
          extraTimePercent,
        };
        const questions = await newQuizzes.create(quiz, questionIds, idempotentRequest);
        if (questions) return toSession({ ...quiz, subject }, questions, now, mediaUrls);
      }
      throw unavailable('The questions have just changed. Please try again.');
    },

    async readStarted(caller, sessionId) {
      const quiz = await newQuizzes.findStarted(caller.id, sessionId);
      if (!quiz) throw notFound('This quiz does not exist');
      return toSession(quiz, await quizzes.questionsOf(sessionId), clock(), mediaUrls);
    },
  };
}
