import type { QuizQuestionDto } from '@markwell/shared/admin/rapid-fire/rapid-fire.contract';
import { rapidFireDefaultTimeLimit } from '@markwell/shared/vocabulary/rapid-fire';
import type { MediaUrls } from '../../domain/media/media-urls.ts';
import { questionStatusOf } from '../../domain/question-bank/display/question-status.ts';
import type { QuizQuestion } from './quiz-questions.repository.ts';

/** The pictures of a draft get signed addresses. */
export function toQuizQuestion(question: QuizQuestion, { urlOf }: Pick<MediaUrls, 'urlOf'>): QuizQuestionDto {
  const { image, solutionImage } = question;
  return {
    id: question.id,
    questionText: question.body,
    questionImageUrl: image && urlOf(image),
    questionImageAlt: image?.alternativeText ?? null,
    explanationText: question.explanation,
    solutionImageUrl: solutionImage && urlOf(solutionImage),
    level: question.difficulty,
    timeLimit: question.timeLimit ?? rapidFireDefaultTimeLimit,
    status: questionStatusOf[question.status],
    revision: question.revision,
    topic: { id: question.topicId, name: question.topicName },
    examType: { name: question.stageName },
    subject: { name: question.subjectName },
  };
}
