import { listPassages } from '@markwell/shared/question-editing/passages.contract';
import { listBulkChanges } from '@markwell/shared/question-editing/bulk-changes.contract';
import { listQuestions } from '@markwell/shared/question-editing/questions.contract';
import { QuestionsPage } from '#modules/question-editing/questions-page.tsx';
import { buildListedQuestion, buildQuestionPage } from './admin-question-builders.ts';
import { answerAdminPage, maths as mathsWithoutTopics, stage } from './admin-network.ts';
import { buildId } from './builders.ts';
import { renderPage } from './render.tsx';
import { answer } from './server.ts';

export const maths = {
  ...mathsWithoutTopics,
  topics: [
    { id: buildId(), name: 'Fractions', questionCount: 4 },
    { id: buildId(), name: 'Ratio', questionCount: 2 },
  ],
};
export const regular = buildListedQuestion();
export const rapid = buildListedQuestion({
  questionType: 'rapid-fire',
  status: 'draft',
  questionNumber: 4,
  questionText: null,
  answer: null,
  hasQuestionImage: true,
  hasImageOptions: true,
  difficulty: null,
  level: 7,
  answeredCount: 0,
  correctCount: 0,
});

/** Signs an administrator in, and lists both questions. Returns the queries of the list as they arrive. */
export function answerQuestionsPage(): unknown[] {
  answerAdminPage({ stages: [stage], subjects: [maths] });
  answer(listPassages, { passages: [] });
  const requested: unknown[] = [];
  answer(listBulkChanges, { bulkChanges: [] });
  answer(listQuestions, ({ query }) => {
    requested.push(query);
    return buildQuestionPage([regular, rapid]);
  });
  return requested;
}

export const openQuestionsPage = (query = '') =>
  renderPage(<QuestionsPage />, `/admin/manage-questions${query}`);
