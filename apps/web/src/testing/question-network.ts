import { listQuestions } from '@markwell/shared/admin/questions/questions.contract';
import { currentUser } from '@markwell/shared/features/auth/auth.contract';
import { listExamTypes, subjectsWithTopics } from '@markwell/shared/features/subjects/subjects.contract';
import { buildListedQuestion, buildQuestionPage } from './admin-question-builders.ts';
import { buildId, buildToken, buildUser } from './builders.ts';
import { answer } from './server.ts';

export const stage = { id: buildId(), name: '11+ (Eleven Plus)', code: 'ELEVEN_PLUS' };
export const maths = {
  id: buildId(),
  name: 'Mathematics',
  icon: '📐',
  color: 'blue' as const,
  examTypeId: stage.id,
  examType: { name: stage.name },
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
  localStorage.setItem('token', buildToken());
  answer(currentUser, buildUser({ role: 'ADMIN' }));
  answer(listExamTypes, [stage]);
  answer(subjectsWithTopics, [maths]);
  const requested: unknown[] = [];
  answer(listQuestions, ({ query }) => {
    requested.push(query);
    return buildQuestionPage([regular, rapid]);
  });
  return requested;
}
