import { withParts } from '#modules/question-bank/display/displayed-question.repository.ts';
import { isShownAsParts } from '@markwell/shared/answers/multiple-choice';
import type { ParsedInput } from '@markwell/shared/contract/endpoint';
import type * as contract from '@markwell/shared/assignments/assignments.contract';
import type { ClassAnswersDto, ScriptDto } from '@markwell/shared/assignments/class-answers.schemas';
import { assignmentAccess } from './assignment-access.rules.ts';
import { toWork } from './work.mapper.ts';
import type { FinishedAttempt } from '#modules/attempts/finish-attempt.repository.ts';
import {
  type Attempt,
  type QuestionWithAnswer,
  findAttempt,
  questionsOfAttempt,
} from '#modules/attempts/read-attempt.repository.ts';
import { toTestQuestion } from '#modules/attempts/started-test.mapper.ts';
import { orThrow } from '#platform/domain-error.ts';
import type { MediaUrls } from '#platform/storage/media-urls.ts';
import { toLetter } from '#modules/question-bank/display/option.mapper.ts';
import type { Caller } from '#platform/caller.ts';
import {
  type AssignmentRow,
  findTaughtAssignment,
  findMembersOfAssignment,
  findMember,
} from './assignments.repository.ts';
import { type AnswerRow, findClassAnswers } from './class-answers.repository.ts';
import { answerCells, outcomeOf, topicCells } from './class-answers.rules.ts';
import { assignmentNotFound } from './set-assignment.service.ts';
import { noSuchPupil } from './work.service.ts';
import type { Context } from '#context.ts';
import { findAskedQuestions } from './previewed-questions.repository.ts';
import { findAttemptResult } from '#modules/attempts/attempt-results.repository.ts';
import { ofPupils } from './work.repository.ts';

// What pupils answered, for their teachers. Throws NOT_FOUND for other teachers' assignments.

async function columnsOf(context: Context, assignment: AssignmentRow, answers: readonly AnswerRow[]) {
  if (assignment.questionChoice === 'OWN_DRAW') {
    const topics = new Map(answers.map(({ topic }) => [topic.id, topic.name]));
    for (const { id, name } of assignment.topics) topics.set(id, name);
    return [...topics]
      .map(([id, name]) => ({ id, name, correctLetter: null }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en-GB'));
  }
  // A question that was withdrawn before it was asked of anyone has no column.
  const asked = new Set(answers.map(({ questionId }) => questionId));
  const questions = await findAskedQuestions(context.db, [...new Set([...assignment.questionIds, ...asked])]);
  return questions.map((question) => {
    const { id, body, options } = question;
    const correct = isShownAsParts(question, assignment.answerMode)
      ? undefined
      : options.find(({ isCorrect }) => isCorrect);
    return { id, name: body ?? '', correctLetter: correct ? toLetter(correct.letter) : null };
  });
}

async function readAttempt(context: Context, pupilId: string, attemptId: string) {
  const [attempt, result, questions] = await Promise.all([
    findAttempt(context.db, pupilId, attemptId),
    findAttemptResult(context.db, pupilId, attemptId),
    questionsOfAttempt(context.db, pupilId, attemptId),
  ]);
  return attempt && result ? [toAttemptOfScript(attempt, result, questions, context.mediaUrls)] : [];
}

/** One page of pupils, with a cell for each question or topic. */
export async function readClassAnswers(
  context: Context,
  caller: Caller,
  assignmentId: string,
  { cursor, limit }: ParsedInput<typeof contract.readClassAnswers>['query'],
): Promise<ClassAnswersDto> {
  const assignment = orThrow(
    await findTaughtAssignment(context.db, caller.id, assignmentId),
    assignmentNotFound,
  );
  const members = await findMembersOfAssignment(context.db, assignment.classId, {
    after: cursor,
    limit: limit + 1,
  });
  const shown = members.slice(0, limit);
  const now = context.clock();
  const rows = await ofPupils(context.db, assignment.id, shown);
  const seen = rows.flatMap(({ attemptId, facts, work: of }) =>
    attemptId !== null && assignmentAccess('CO_TEACHER', facts, of, now).see.answers ? [attemptId] : [],
  );
  const answers = await findClassAnswers(context.db, seen);
  const columns = await columnsOf(context, assignment, answers);
  const ofAttempt = Map.groupBy(answers, (answer) => answer.attemptId);
  const cellsOf = assignment.questionChoice === 'SAME' ? answerCells : topicCells;
  return {
    assignment: { id: assignment.id, name: assignment.title },
    class: { id: assignment.classId, name: assignment.className },
    questionChoice: assignment.questionChoice,
    columns,
    pupils: rows.map((row) => ({
      ...row.pupil,
      work: toWork(row, now),
      cells: cellsOf(
        ofAttempt.get(row.attemptId ?? '') ?? [],
        columns.map(({ id }) => id),
      ),
    })),
    next: members.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Throws NOT_FOUND for a pupil who is not in the class. */
export async function readScript(
  context: Context,
  caller: Caller,
  assignmentId: string,
  pupilId: string,
): Promise<ScriptDto> {
  const assignment = orThrow(
    await findTaughtAssignment(context.db, caller.id, assignmentId),
    assignmentNotFound,
  );
  const pupil = orThrow(await findMember(context.db, assignment.classId, pupilId), noSuchPupil);
  const [found] = await ofPupils(context.db, assignment.id, [pupil]);
  const row = orThrow(found, noSuchPupil);
  const now = context.clock();
  const { see } = assignmentAccess('CO_TEACHER', row.facts, row.work, now);
  const current = see.answers && row.attemptId !== null ? [row.attemptId] : [];
  const returned = see.work ? row.earlierAttemptIds.toReversed() : [];
  const read = await Promise.all([...current, ...returned].map((id) => readAttempt(context, pupil.id, id)));
  return {
    assignment: { id: assignment.id, name: assignment.title },
    class: { id: assignment.classId, name: assignment.className },
    pupil,
    work: toWork(row, now),
    attempts: read.flat().map((each) => ({ ...each, isReturned: returned.includes(each.id) })),
  };
}

function toAttemptOfScript(
  { startedAt, subject }: Attempt,
  result: FinishedAttempt,
  questions: readonly QuestionWithAnswer[],
  mediaUrls: Pick<MediaUrls, 'urlOf'>,
): Omit<ScriptDto['attempts'][number], 'isReturned'> {
  const marked = new Map(result.questions.map((each) => [each.questionId, each]));
  return {
    id: result.id,
    finishedAt: result.finishedAt.toISOString(),
    timeTaken: result.timeTakenSeconds,
    score: result.score,
    correctAnswers: result.correctCount,
    totalQuestions: result.totalQuestions,
    questions: questions.flatMap((row) => {
      const mark = marked.get(row.id);
      if (!mark) return [];
      const { response, parts, marking, isCorrect, isVoid } = mark;
      // A corrected key counts, not the one that the question had when it was asked.
      const question = toTestQuestion(
        withParts(row, parts),
        { subject, hasAnswerKey: true, answerMode: result.answerMode },
        mediaUrls,
      );
      return [
        {
          question,
          chosenLetter: typeof response === 'string' ? toLetter(response) : null,
          ...(question.parts && { responses: typeof response === 'object' ? (response ?? {}) : {} }),
          ...(question.parts && { parts: marking.parts }),
          outcome: outcomeOf({
            isVoid,
            isCorrect,
            isAnswered: response !== null,
            earned: marking.earned,
            possible: marking.possible,
          }),
          answeredAfter:
            response === null || row.answeredAt === null
              ? null
              : Math.max(0, Math.round((row.answeredAt.getTime() - startedAt.getTime()) / 1000)),
        },
      ];
    }),
  };
}
