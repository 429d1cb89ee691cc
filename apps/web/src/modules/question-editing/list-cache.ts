import { listQuestions } from '@markwell/shared/question-editing/questions.contract';
import type {
  CappedCount,
  ListedQuestionDto,
  QuestionDetailDto,
  QuestionPageDto,
} from '@markwell/shared/question-bank/questions.schemas';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { endpointKey } from '#lib/query/cache-keys.ts';

/** Changes the loaded pages of every list in place, so that none is fetched again. */
function changePages(client: QueryClient, change: (page: QuestionPageDto) => QuestionPageDto) {
  client.setQueriesData<InfiniteData<QuestionPageDto>>(
    { queryKey: endpointKey(listQuestions) },
    (data) => data && { ...data, pages: data.pages.map(change) },
  );
}

/** Shows a change of some questions in the loaded rows. They stay where they are, also when the filters change. */
export function changeListed(
  client: QueryClient,
  ids: readonly string[],
  change: (row: ListedQuestionDto) => Partial<ListedQuestionDto>,
): void {
  const changed = new Set(ids);
  changePages(client, (page) => ({
    ...page,
    questions: page.questions.map((row) => (changed.has(row.id) ? { ...row, ...change(row) } : row)),
  }));
}

/** Removes deleted questions from the loaded rows and the counts. */
export function removeListed(client: QueryClient, ids: readonly string[]): void {
  const removed = new Set(ids);
  const less = ({ count, isCapped }: CappedCount) => ({
    count: isCapped ? count : Math.max(count - ids.length, 0),
    isCapped,
  });
  changePages(client, ({ questions, counts, ...page }) => ({
    ...page,
    questions: questions.filter(({ id }) => !removed.has(id)),
    counts: counts && { matching: less(counts.matching), total: less(counts.total) },
  }));
}

/** A row of the list with what an edit has changed. */
export const rowOf = (question: QuestionDetailDto): Partial<ListedQuestionDto> => {
  const { topic, options, questionImageUrl, solutionImageUrl } = question;
  const { subject } = topic;
  return {
    status: question.status,
    questionNumber: question.questionNumber,
    difficulty: question.difficulty,
    level: question.level,
    questionText: question.questionText,
    answer: options.find(({ isCorrect }) => isCorrect)?.optionLetter ?? null,
    hasQuestionImage: questionImageUrl !== null,
    hasSolutionImage: solutionImageUrl !== null,
    hasImageOptions: options.some(({ contentType }) => contentType === 'IMAGE'),
    answerKinds: [...new Set(question.parts.map(({ answer }) => answer.kind))],
    optionTexts: options
      .filter(({ contentType }) => contentType === 'TEXT')
      .map(({ optionLetter, contentValue }) => ({ letter: optionLetter, text: contentValue })),
    topic: { id: topic.id, name: topic.name },
    subject: { id: subject.id, name: subject.name, color: subject.color },
    stage: subject.examType,
  };
};
