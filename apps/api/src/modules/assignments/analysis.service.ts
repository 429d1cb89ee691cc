import type { AssignmentAnalysisDto } from '@markwell/shared/assignments/assignments.schemas';
import { isShownAsParts } from '@markwell/shared/answers/multiple-choice';
import { orThrow } from '#platform/domain-error.ts';
import { toLetter } from '#modules/question-bank/display/option.mapper.ts';
import { mostFrequentAnswers } from '#modules/attempts/frequent-answers.rules.ts';
import type { Caller } from '#platform/caller.ts';
import { analyseQuestions, analyseTopics } from './analysis.rules.ts';
import { toPreview } from './assignments.mapper.ts';
import { assignmentNotFound } from './set-assignment.service.ts';
import type { Context } from '#context.ts';
import { findTaughtAssignment, countClassMembers } from './assignments.repository.ts';
import { countAnswersOfAssignment, summariseAssignment } from './analysis.repository.ts';
import { findAskedQuestions } from './previewed-questions.repository.ts';

/** How a class answered. Throws NOT_FOUND for an assignment of other teachers. */
export async function readAnalysis(
  context: Context,
  caller: Caller,
  assignmentId: string,
): Promise<AssignmentAnalysisDto> {
  const assignment = orThrow(
    await findTaughtAssignment(context.db, caller.id, assignmentId),
    assignmentNotFound,
  );
  const [counts, summary, memberCount] = await Promise.all([
    countAnswersOfAssignment(context.db, assignment.id),
    summariseAssignment(context.db, assignment.id),
    countClassMembers(context.db, assignment.classId),
  ]);
  const analysed = analyseQuestions(counts, assignment.questionIds);
  const questions = await findAskedQuestions(
    context.db,
    analysed.map(({ questionId }) => questionId),
  );
  const byId = new Map(questions.map((question) => [question.id, question]));
  return {
    assignment: { id: assignment.id, name: assignment.title },
    class: { id: assignment.classId, name: assignment.className },
    ...summary,
    memberCount,
    answerMode: assignment.answerMode,
    questions: analysed.flatMap(({ questionId, chosen, responses, ...share }) => {
      const question = byId.get(questionId);
      if (!question) return [];
      return [
        {
          ...share,
          question: toPreview(question, context.mediaUrls),
          // Of a question that is typed, uncovered options are among the frequent answers.
          options: (isShownAsParts(question, assignment.answerMode) ? [] : question.options).map(
            ({ letter }) => ({
              optionLetter: toLetter(letter),
              chosen: chosen.get(letter) ?? 0,
            }),
          ),
          frequentAnswers: mostFrequentAnswers(question.parts, responses),
        },
      ];
    }),
    topics: analyseTopics(counts),
  };
}
