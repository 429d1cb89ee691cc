import type { AssignmentAnalysisDto } from '@markwell/shared/assignments/assignments.schemas';
import type { PreviewedQuestionsRepository } from './previewed-questions.repository.ts';
import { orThrow } from '#platform/domain-error.ts';
import type { MediaUrls } from '#modules/media/media-urls.ts';
import { toLetter } from '#modules/question-bank/display/option.mapper.ts';
import type { Caller } from '#platform/caller.ts';
import type { AnalysisRepository } from './analysis.repository.ts';
import { analyseQuestions, analyseTopics } from './analysis.rules.ts';
import { toPreview } from './assignments.mapper.ts';
import type { AssignmentsRepository } from './assignments.repository.ts';
import { assignmentNotFound } from './set-assignment.service.ts';

export interface AnalysisService {
  /** How a class answered. Throws NOT_FOUND for an assignment of other teachers. */
  read: (caller: Caller, assignmentId: string) => Promise<AssignmentAnalysisDto>;
}

interface Dependencies {
  repository: AnalysisRepository;
  assignments: Pick<AssignmentsRepository, 'findTaught' | 'countMembers'>;
  previews: PreviewedQuestionsRepository;
  mediaUrls: Pick<MediaUrls, 'urlOf'>;
}

export function createAnalysisService(dependencies: Dependencies): AnalysisService {
  const { repository, assignments, previews, mediaUrls } = dependencies;
  return {
    async read(caller, assignmentId) {
      const assignment = orThrow(await assignments.findTaught(caller.id, assignmentId), assignmentNotFound);
      const [counts, summary, memberCount] = await Promise.all([
        repository.countAnswers(assignment.id),
        repository.summarise(assignment.id),
        assignments.countMembers(assignment.classId),
      ]);
      const analysed = analyseQuestions(counts, assignment.questionIds);
      const questions = await previews.findAsked(analysed.map(({ questionId }) => questionId));
      const byId = new Map(questions.map((question) => [question.id, question]));
      return {
        assignment: { id: assignment.id, name: assignment.title },
        class: { id: assignment.classId, name: assignment.className },
        ...summary,
        memberCount,
        questions: analysed.flatMap(({ questionId, chosen, ...share }) => {
          const question = byId.get(questionId);
          if (!question) return [];
          return [
            {
              ...share,
              question: toPreview(question, mediaUrls),
              options: question.options.map(({ letter }) => ({
                optionLetter: toLetter(letter),
                chosen: chosen.get(letter) ?? 0,
              })),
            },
          ];
        }),
        topics: analyseTopics(counts),
      };
    },
  };
}
