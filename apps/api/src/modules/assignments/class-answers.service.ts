import type { ParsedInput } from '@markwell/shared/contract/endpoint';
import type { readClassAnswers } from '@markwell/shared/assignments/assignments.contract';
import type { ClassAnswersDto, ScriptDto } from '@markwell/shared/assignments/class-answers.schemas';
import { assignmentAccess } from './assignment-access.rules.ts';
import type { PreviewedQuestionsRepository } from './previewed-questions.repository.ts';
import { toWork } from './work.mapper.ts';
import type { AttemptResultsRepository } from '#modules/attempts/attempt-results.repository.ts';
import type { FinishedAttempt } from '#modules/attempts/finish-attempt.repository.ts';
import type {
  Attempt,
  QuestionWithAnswer,
  ReadAttemptRepository,
} from '#modules/attempts/read-attempt.repository.ts';
import { toTestQuestion } from '#modules/attempts/started-test.mapper.ts';
import type { Clock } from '#platform/clock.ts';
import { orThrow } from '#platform/domain-error.ts';
import type { MediaUrls } from '#modules/media/media-urls.ts';
import { toLetter } from '#modules/question-bank/display/option.mapper.ts';
import type { Caller } from '#platform/caller.ts';
import type { AssignmentRow, AssignmentsRepository } from './assignments.repository.ts';
import type { AnswerRow, ClassAnswersRepository } from './class-answers.repository.ts';
import { answerCells, outcomeOf, topicCells } from './class-answers.rules.ts';
import { assignmentNotFound } from './set-assignment.service.ts';
import type { WorkRepository } from './work.repository.ts';
import { noSuchPupil } from './work.service.ts';

/** What pupils answered, for their teachers. Throws NOT_FOUND for other teachers' assignments. */
export interface ClassAnswersService {
  /** One page of pupils, with a cell for each question or topic. */
  read: (
    caller: Caller,
    assignmentId: string,
    page: ParsedInput<typeof readClassAnswers>['query'],
  ) => Promise<ClassAnswersDto>;
  /** Throws NOT_FOUND for a pupil who is not in the class. */
  readScript: (caller: Caller, assignmentId: string, pupilId: string) => Promise<ScriptDto>;
}

interface Dependencies {
  repository: ClassAnswersRepository;
  assignments: Pick<AssignmentsRepository, 'findTaught' | 'listMembers' | 'findMember'>;
  work: WorkRepository;
  attempts: Pick<ReadAttemptRepository, 'find' | 'questionsOf'>;
  attemptResults: AttemptResultsRepository;
  previews: PreviewedQuestionsRepository;
  mediaUrls: Pick<MediaUrls, 'urlOf'>;
  clock: Clock;
}

export function createClassAnswersService(dependencies: Dependencies): ClassAnswersService {
  const { repository, assignments, work, attempts, attemptResults, previews, mediaUrls, clock } =
    dependencies;

  async function columnsOf(assignment: AssignmentRow, answers: readonly AnswerRow[]) {
    if (assignment.questionChoice === 'OWN_DRAW') {
      const topics = new Map(answers.map(({ topic }) => [topic.id, topic.name]));
      for (const { id, name } of assignment.topics) topics.set(id, name);
      return [...topics]
        .map(([id, name]) => ({ id, name, correctLetter: null }))
        .sort((one, other) => one.name.localeCompare(other.name, 'en-GB'));
    }
    // A question that was withdrawn before it was asked of anyone has no column.
    const asked = new Set(answers.map(({ questionId }) => questionId));
    const questions = await previews.findAsked([...new Set([...assignment.questionIds, ...asked])]);
    return questions.map(({ id, body, options }) => {
      const correct = options.find(({ isCorrect }) => isCorrect);
      return { id, name: body ?? '', correctLetter: correct ? toLetter(correct.letter) : null };
    });
  }

  async function readAttempt(pupilId: string, attemptId: string) {
    const [attempt, result, questions] = await Promise.all([
      attempts.find(pupilId, attemptId),
      attemptResults.resultOf(pupilId, attemptId),
      attempts.questionsOf(attemptId),
    ]);
    return attempt && result ? [toAttemptOfScript(attempt, result, questions, mediaUrls)] : [];
  }

  return {
    async read(caller, assignmentId, { cursor, limit }) {
      const assignment = orThrow(await assignments.findTaught(caller.id, assignmentId), assignmentNotFound);
      const members = await assignments.listMembers(assignment.classId, { after: cursor, limit: limit + 1 });
      const shown = members.slice(0, limit);
      const now = clock();
      const rows = await work.ofPupils(assignment.id, shown);
      const seen = rows.flatMap(({ attemptId, facts, work: of }) =>
        attemptId !== null && assignmentAccess('CO_TEACHER', facts, of, now).see.answers ? [attemptId] : [],
      );
      const answers = await repository.answersOf(seen);
      const columns = await columnsOf(assignment, answers);
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
    },

    async readScript(caller, assignmentId, pupilId) {
      const assignment = orThrow(await assignments.findTaught(caller.id, assignmentId), assignmentNotFound);
      const pupil = orThrow(await assignments.findMember(assignment.classId, pupilId), noSuchPupil);
      const [found] = await work.ofPupils(assignment.id, [pupil]);
      const row = orThrow(found, noSuchPupil);
      const now = clock();
      const { see } = assignmentAccess('CO_TEACHER', row.facts, row.work, now);
      const current = see.answers && row.attemptId !== null ? [row.attemptId] : [];
      const returned = see.work ? row.earlierAttemptIds.toReversed() : [];
      const read = await Promise.all([...current, ...returned].map((id) => readAttempt(pupil.id, id)));
      return {
        assignment: { id: assignment.id, name: assignment.title },
        class: { id: assignment.classId, name: assignment.className },
        pupil,
        work: toWork(row, now),
        attempts: read.flat().map((each) => ({ ...each, isReturned: returned.includes(each.id) })),
      };
    },
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
      const { chosenLetter, correctLetter, isCorrect, isVoid } = mark;
      const question = toTestQuestion(row, { subject, hasAnswerKey: true }, mediaUrls);
      return [
        {
          question: {
            ...question,
            // A corrected key counts, not the one that the question had when it was asked.
            options: question.options.map((option) => ({
              ...option,
              isCorrect: correctLetter === null ? option.isCorrect : option.optionLetter === correctLetter,
            })),
          },
          chosenLetter: chosenLetter === null ? null : toLetter(chosenLetter),
          outcome: outcomeOf({ isVoid, isCorrect, letter: chosenLetter }),
          answeredAfter:
            chosenLetter === null || row.answeredAt === null
              ? null
              : Math.max(0, Math.round((row.answeredAt.getTime() - startedAt.getTime()) / 1000)),
        },
      ];
    }),
  };
}
