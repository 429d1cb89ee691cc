import type { ParsedInput } from '@markwell/shared/contract/endpoint';
import type { generateTest } from '@markwell/shared/features/mock-tests/mock-tests.contract';
import type { GeneratedTestDto } from '@markwell/shared/features/mock-tests/mock-tests.schemas';
import { choiceOf, difficultiesOf, type DifficultyChoice } from '@markwell/shared/vocabulary/difficulty';
import { v7 as uuid } from 'uuid';
import type { AttemptsRepository } from '../../core/attempts/attempts.repository.ts';
import type { AttemptKind } from '../../core/attempts/deal.repository.ts';
import { similarQuestionMinutes } from '../../core/attempts/limits.ts';
import type { Clock } from '../../core/clock.ts';
import { notFound, ruleBroken, unavailable } from '../../core/errors.ts';
import type { MediaUrls } from '../../core/media/media-urls.ts';
import type { DrawRepository, ReadQuestions } from '../../core/question-bank/draw.repository.ts';
import { drawQuestions } from '../../core/question-bank/draw.ts';
import type { Selection, SelectionRepository } from '../../core/question-bank/selection.repository.ts';
import type { RandomInt } from '../../core/random.ts';
import type { Caller } from '../../core/users/caller.ts';
import { toGeneratedTest } from './mock-tests.mapper.ts';
import type { MockTestsRepository } from './mock-tests.repository.ts';

interface Deal {
  caller: Caller;
  selection: Selection;
  kind: AttemptKind;
  /** As the pupil chose them. */
  difficulties: readonly DifficultyChoice[];
  topicIds: readonly string[];
  count: number;
  minutes: number;
  excludedId?: string;
  /** What a pupil reads when nothing matches. */
  whenNone: string;
}

export interface DealingService {
  /** Draws and opens a test. Throws NOT_FOUND for the subject, RULE_BROKEN for a choice that nothing matches. */
  generate: (
    caller: Caller,
    configuration: ParsedInput<typeof generateTest>['body'],
  ) => Promise<GeneratedTestDto>;
  /** One more question of the same topic and difficulty. Throws NOT_FOUND, or RULE_BROKEN when there is no other. */
  similar: (caller: Caller, questionId: string) => Promise<GeneratedTestDto>;
}

/** A drawn question may be withdrawn before it is dealt: then all is drawn again, so often. */
const mostDraws = 5;

export function createDealingService({
  selections,
  repository,
  draws,
  attempts,
  mediaUrls,
  clock,
  randomInt,
}: {
  selections: SelectionRepository;
  repository: Pick<MockTestsRepository, 'findPlace'>;
  draws: DrawRepository;
  attempts: Pick<AttemptsRepository, 'deal'>;
  mediaUrls: MediaUrls;
  clock: Clock;
  randomInt: RandomInt;
}): DealingService {
  async function open(deal: Deal): Promise<GeneratedTestDto> {
    const { caller, selection, kind, count, minutes, excludedId } = deal;
    const { subject, buckets } = selection;
    const draw = { userId: caller.id, buckets, count, ...(excludedId === undefined ? {} : { excludedId }) };
    for (let tries = 0; tries < mostDraws; tries++) {
      const read: ReadQuestions = new Map();
      const questionIds = await drawQuestions({ source: draws.sourceFor(read), randomInt }, draw);
      if (questionIds.length === 0) throw ruleBroken(deal.whenNone);
      const now = clock();
      const attempt = {
        id: uuid(),
        kind,
        requestedQuestions: count,
        durationSeconds: minutes * 60,
        startedAt: now,
        deadlineAt: new Date(now.getTime() + minutes * 60_000),
      };
      const { difficulties, topicIds } = deal;
      const ids = { userId: caller.id, stageId: subject.stage.id, subjectId: subject.id };
      const questions = await attempts.deal(
        { ...attempt, ...ids, difficulties, topicIds },
        questionIds,
        read,
      );
      if (questions) return toGeneratedTest({ ...attempt, subject }, questions, now, mediaUrls);
    }
    throw unavailable('The questions are just being changed. Please try again.');
  }

  return {
    async generate(
      caller,
      { subjectId, examTypeId, difficulty, questionCount, duration, examMode, ...chosen },
    ) {
      const topicIds = [...new Set(chosen.topicIds.map((id) => id.toLowerCase()))];
      const query = { subjectId, kind: 'REGULAR', grades: difficultiesOf(difficulty), topicIds } as const;
      const selection = await selections.find(caller.id, caller, query);
      if (!selection) throw notFound('This subject does not exist');
      if (selection.subject.stage.id !== examTypeId.toLowerCase())
        throw ruleBroken('This subject does not belong to your stage');
      if (selection.knownTopics < topicIds.length) {
        throw ruleBroken('Some of these topics do not belong to the subject');
      }
      return open({
        caller,
        selection,
        kind: examMode ? 'EXAM_SIMULATION' : 'MOCK_TEST',
        difficulties: difficulty,
        topicIds,
        count: questionCount,
        minutes: duration,
        whenNone: 'There are no questions for this choice yet. Try other topics or difficulty levels.',
      });
    },

    async similar(caller, questionId) {
      const place = await repository.findPlace(caller, questionId);
      if (!place) throw notFound('This question does not exist');
      const { subjectId, topicId, difficulty } = place;
      const query = { subjectId, kind: 'REGULAR', grades: [difficulty], topicIds: [topicId] } as const;
      const selection = await selections.find(caller.id, caller, query);
      if (!selection) throw notFound('This question does not exist');
      return open({
        caller,
        selection,
        kind: 'SIMILAR_QUESTION',
        difficulties: [choiceOf(difficulty)],
        topicIds: [topicId],
        count: 1,
        minutes: similarQuestionMinutes,
        excludedId: questionId.toLowerCase(),
        whenNone: 'There is no other question like this one yet.',
      });
    },
  };
}
