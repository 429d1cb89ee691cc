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
import { conflict, notFound, ruleViolated } from '#platform/domain-error.ts';
import { subjectNotFound } from '#platform/not-found.ts';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import { shuffle } from '#modules/question-bank/draw/shuffle.ts';
import type { Caller } from '#platform/caller.ts';
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
import {
  type Candidate,
  type ChallengeChoice,
  findBriefCandidates,
  findChallengeSubject,
  findOpenChallenge,
  createChallenge,
} from './start-challenge.repository.ts';
import type { Context } from '#context.ts';
import { questionsOfChallenge, findFinishedChallenge } from './challenge-questions.repository.ts';
import { countBriefs } from './brief-counts.repository.ts';
import { storeChallengeAnswer, findChallengeAnswer } from './save-answer.repository.ts';
import { storeFinishedChallenge } from './finish-challenge.repository.ts';
import { findCreativeProgress } from './progress.repository.ts';
import { findMergedSubjectsOf } from '#modules/curriculum/merged-subjects.repository.ts';

const noSuchChallenge = () => notFound('This challenge does not exist');

/** The questions of a new challenge: the one to begin with, then those not answered for the longest time. */
async function drawQuestions(
  context: Context,
  choice: ChallengeChoice,
  first: string | undefined,
  count: number,
) {
  const candidates = unansweredFirst(
    shuffle(await findBriefCandidates(context.db, choice), context.randomInt),
  );
  if (first === undefined) return candidates.slice(0, count);
  if (!candidates.includes(first))
    throw ruleViolated('This brief is no longer here. Please start with another one.');
  return [first, ...candidates.filter((id) => id !== first)].slice(0, count);
}

/** The current state of a challenge. */
export async function readChallenge(
  context: Context,
  userId: string,
  sessionId: string,
): Promise<CreativeSessionDto> {
  const rows = await questionsOfChallenge(context.db, userId, sessionId);
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

/**
 * Continues the open challenge of this choice and length, or starts one; with a question to begin with,
 * only a challenge that begins with it is continued. Without questions it returns no session and no questions.
 * Throws NOT_FOUND for the subject, RULE_BROKEN when it belongs to another stage, or when the question to
 * begin with does not belong to the choice.
 */
export async function startChallenge(
  context: Context,
  caller: Caller,
  {
    examTypeId,
    subjectId,
    difficulty,
    numberOfQuestions,
    questionId,
  }: ParsedInput<typeof contract.startChallenge>['body'],
  idempotentRequest: IdempotentRequest | undefined,
): Promise<CreativeSessionDto> {
  const subject = await findChallengeSubject(context.db, caller, subjectId);
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
  const questionIds = await drawQuestions(context, choice, firstQuestionId, numberOfQuestions);
  const sameLength = { lengths: [numberOfQuestions, questionIds.length], firstQuestionId };
  const interrupted = await findOpenChallenge(context.db, choice, sameLength);
  if (interrupted) return readChallenge(context, caller.id, interrupted.id);
  if (questionIds.length === 0) return { questions: [], sessionId: null, totalQuestions: 0, answers: [] };
  const created = { id: uuid(), startedAt: context.clock(), questionIds };
  return readChallenge(
    context,
    caller.id,
    await createChallenge(context.db, choice, created, sameLength, idempotentRequest),
  );
}

export async function readBriefCounts(context: Context, caller: Caller): Promise<BriefCountsDto[]> {
  return toBriefCounts(await countBriefs(context.db, caller.id, caller));
}

/** The open challenge, or null. Null also for a subject that the caller may not see. */
export async function readActiveChallenge(
  context: Context,
  caller: Caller,
  { examTypeId, subjectId, difficulty }: ParsedInput<typeof contract.activeChallenge>['query'],
): Promise<ActiveSessionDto | null> {
  const subject = await findChallengeSubject(context.db, caller, subjectId);
  if (!subject) return null;
  const session = await findOpenChallenge(context.db, {
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
}

/** Throws NOT_FOUND for the challenge, RULE_BROKEN for a question of another challenge, CONFLICT when finished. */
export async function answerChallenge(
  context: Context,
  userId: string,
  {
    sessionId,
    questionId,
    selectedOption,
    timeSpent,
    justification,
  }: ParsedInput<typeof contract.answerChallenge>['body'],
): Promise<AnswerReplyDto> {
  const score = await storeChallengeAnswer(context.db, {
    userId,
    sessionId,
    questionId,
    letter: selectedOption,
    timeSpentSeconds: timeSpent,
    justification: justification === '' ? undefined : justification,
    now: context.clock(),
  });
  if (score !== undefined) return toReply(score);
  const answered = await findChallengeAnswer(context.db, userId, sessionId, questionId);
  if (!answered) throw noSuchChallenge();
  if (!answered.isPartOfSession) throw ruleViolated('This question does not belong to this challenge');
  if (answered.scoreAwarded !== null) return toReply(answered.scoreAwarded);
  throw conflict('This challenge is already finished');
}

/** Finishes a challenge. A repeated call returns the first result. Throws NOT_FOUND. */
export async function completeChallenge(
  context: Context,
  userId: string,
  sessionId: string,
): Promise<CreativeResultsDto> {
  await storeFinishedChallenge(context.db, { userId, sessionId, now: context.clock() });
  const session = await findFinishedChallenge(context.db, userId, sessionId);
  if (!session) throw noSuchChallenge();
  return toResults(session);
}

/** Progress by stage and subject; subjects are merged as the caller sees them. */
export async function readCreativeProgress(context: Context, caller: Caller): Promise<CreativeProgressDto[]> {
  const records = await findCreativeProgress(context.db, caller.id);
  const ids = records.map(({ subject }) => subject.id);
  const merged = await findMergedSubjectsOf(context.db, caller, ids);
  return mergeProgress(records, merged).map(toProgress);
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
