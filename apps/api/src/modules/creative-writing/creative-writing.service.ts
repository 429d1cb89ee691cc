import type { ParsedInput } from '@markwell/shared/contract/endpoint';
import type * as contract from '@markwell/shared/creative-writing/creative-writing.contract';
import type {
  ActiveSessionDto,
  AnswerReplyDto,
  BriefCountsDto,
  CreativeProgressDto,
  CreativeResultsDto,
  CreativeSessionDto,
} from '@markwell/shared/creative-writing/creative-writing.schemas';
import { maximumCreativeScore } from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { v7 as uuid } from 'uuid';
import type { Clock } from '#platform/clock.ts';
import type { MergedSubjectsRepository } from '#modules/curriculum/merged-subjects.repository.ts';
import { conflict, notFound, ruleViolated } from '#platform/domain-error.ts';
import { subjectNotFound } from '#platform/not-found.ts';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import { shuffle } from '#modules/question-bank/draw/random-selection.ts';
import type { RandomInt } from '#platform/random.ts';
import type { Caller } from '#platform/caller.ts';
import type { BriefCountsRepository } from './brief-counts.repository.ts';
import {
  mergeProgress,
  toBriefCounts,
  toDifficulty,
  toLetter,
  toProgress,
  toQuestion,
  toResults,
  toStoredDifficulty,
} from './creative-writing.mapper.ts';
import type { FinishChallengeRepository } from './finish-challenge.repository.ts';
import type { ProgressRepository } from './progress.repository.ts';
import type { QuestionsRepository } from './challenge-questions.repository.ts';
import type { SaveAnswerRepository } from './save-answer.repository.ts';
import type { Candidate, ChallengeChoice, StartChallengeRepository } from './start-challenge.repository.ts';

export interface CreativeWritingService {
  /**
   * Continues the open challenge of this choice and length, or starts one; with a question to begin with,
   * only a challenge that begins with it is continued. Without questions it returns no session and no questions.
   * Throws NOT_FOUND for the subject, RULE_BROKEN when it belongs to another stage, or when the question to
   * begin with does not belong to the choice.
   */
  start: (
    caller: Caller,
    choice: ParsedInput<typeof contract.startChallenge>['body'],
    idempotentRequest: IdempotentRequest | undefined,
  ) => Promise<CreativeSessionDto>;
  /** The current state of a challenge. */
  read: (sessionId: string) => Promise<CreativeSessionDto>;
  briefCounts: (caller: Caller) => Promise<BriefCountsDto[]>;
  /** The open challenge, or null. Null also for a subject that the caller may not see. */
  active: (
    caller: Caller,
    choice: ParsedInput<typeof contract.activeChallenge>['query'],
  ) => Promise<ActiveSessionDto | null>;
  /** Throws NOT_FOUND for the challenge, RULE_BROKEN for a question of another challenge, CONFLICT when finished. */
  answer: (
    userId: string,
    answer: ParsedInput<typeof contract.answerChallenge>['body'],
  ) => Promise<AnswerReplyDto>;
  /** Finishes a challenge. A repeated call returns the first result. Throws NOT_FOUND. */
  complete: (userId: string, sessionId: string) => Promise<CreativeResultsDto>;
  /** Progress by stage and subject; subjects are merged as the caller sees them. */
  progress: (caller: Caller) => Promise<CreativeProgressDto[]>;
}

const noSuchChallenge = () => notFound('This challenge does not exist');

interface Dependencies {
  startChallenges: StartChallengeRepository;
  counts: BriefCountsRepository;
  questions: QuestionsRepository;
  answers: SaveAnswerRepository;
  finishChallenges: FinishChallengeRepository;
  progress: ProgressRepository;
  mergedSubjects: MergedSubjectsRepository;
  clock: Clock;
  randomInt: RandomInt;
}

export function createCreativeWritingService({
  startChallenges,
  counts,
  questions,
  answers,
  finishChallenges,
  progress,
  mergedSubjects,
  clock,
  randomInt,
}: Dependencies): CreativeWritingService {
  /** The questions of a new challenge: the one to begin with, then those not answered for the longest time. */
  async function drawQuestions(choice: ChallengeChoice, first: string | undefined, count: number) {
    const candidates = unansweredFirst(shuffle(await startChallenges.candidates(choice), randomInt));
    if (first === undefined) return candidates.slice(0, count);
    if (!candidates.includes(first))
      throw ruleViolated('This brief is no longer here. Please start with another one.');
    return [first, ...candidates.filter((id) => id !== first)].slice(0, count);
  }

  async function read(sessionId: string): Promise<CreativeSessionDto> {
    const rows = await questions.questionsOf(sessionId);
    return {
      questions: rows.map(({ question }) => toQuestion(question)),
      sessionId,
      totalQuestions: rows.length,
      answers: rows.flatMap(({ question, selectedOption, scoreAwarded }) =>
        selectedOption === null
          ? []
          : [
              {
                questionId: question.id,
                selectedOption: toLetter(selectedOption),
                scoreAwarded: scoreAwarded ?? 0,
              },
            ],
      ),
    };
  }

  return {
    read,

    async start(
      caller,
      { examTypeId, subjectId, difficulty, numberOfQuestions, questionId },
      idempotentRequest,
    ) {
      const subject = await startChallenges.findSubject(caller, subjectId);
      if (!subject) throw subjectNotFound();
      if (subject.stage.id !== examTypeId.toLowerCase()) {
        throw ruleViolated('This subject does not belong to the exam type');
      }
      const choice = {
        userId: caller.id,
        stageId: subject.stage.id,
        subject,
        difficulty: toStoredDifficulty(difficulty),
      };
      const firstQuestionId = questionId?.toLowerCase();
      const questionIds = await drawQuestions(choice, firstQuestionId, numberOfQuestions);
      const sameLength = { lengths: [numberOfQuestions, questionIds.length], firstQuestionId };
      const interrupted = await startChallenges.findOpen(choice, sameLength);
      if (interrupted) return read(interrupted.id);
      if (questionIds.length === 0) return { questions: [], sessionId: null, totalQuestions: 0, answers: [] };
      const created = { id: uuid(), startedAt: clock(), questionIds };
      return read(await startChallenges.create(choice, created, sameLength, idempotentRequest));
    },

    async briefCounts(caller) {
      return toBriefCounts(await counts.countBriefs(caller.id, caller));
    },

    async active(caller, { examTypeId, subjectId, difficulty }) {
      const subject = await startChallenges.findSubject(caller, subjectId);
      if (!subject) return null;
      const session = await startChallenges.findOpen({
        userId: caller.id,
        stageId: examTypeId,
        subject,
        difficulty: toStoredDifficulty(difficulty),
      });
      if (!session) return null;
      return {
        sessionId: session.id,
        difficulty: toDifficulty(session.difficulty),
        totalQuestions: session.totalQuestions,
        answeredQuestions: session.answeredQuestions,
        startedAt: session.startedAt.toISOString(),
      };
    },

    async answer(userId, { sessionId, questionId, selectedOption, timeSpent, justification }) {
      const score = await answers.answer({
        userId,
        sessionId,
        questionId,
        letter: selectedOption,
        timeSpentSeconds: timeSpent,
        justification: justification === '' ? undefined : justification,
        now: clock(),
      });
      if (score !== undefined) return toReply(score);
      const answered = await answers.find(userId, sessionId, questionId);
      if (!answered) throw noSuchChallenge();
      if (!answered.isPartOfSession) throw ruleViolated('This question does not belong to this challenge');
      if (answered.scoreAwarded !== null) return toReply(answered.scoreAwarded);
      throw conflict('This challenge is already finished');
    },

    async complete(userId, sessionId) {
      await finishChallenges.finish({ userId, sessionId, now: clock() });
      const session = await questions.findFinished(userId, sessionId);
      if (!session) throw noSuchChallenge();
      return toResults(session);
    },

    async progress(caller) {
      const records = await progress.progressOf(caller.id);
      const ids = records.map(({ subject }) => subject.id);
      const merged = await mergedSubjects.findMerged(caller, ids);
      return mergeProgress(records, merged).map(toProgress);
    },
  };
}

const toReply = (scoreAwarded: number): AnswerReplyDto => ({
  isOptimal: scoreAwarded === maximumCreativeScore,
  scoreAwarded,
  maxPossibleScore: maximumCreativeScore,
});

/** Unanswered questions first, in the order given, then the others, the one answered longest ago first. */
function unansweredFirst(candidates: readonly Candidate[]): string[] {
  const answeredAt = ({ lastAnsweredAt }: Candidate) => lastAnsweredAt?.getTime() ?? 0;
  return candidates.toSorted((left, right) => answeredAt(left) - answeredAt(right)).map(({ id }) => id);
}
