import { fromParts } from '@markwell/shared/answers/multiple-choice';
import { picturesOf } from '@markwell/shared/answers/pictures';
import { plainText } from '@markwell/shared/mathematics/plain-mathematics';
import {
  maxListedOptionLength,
  type ExportedQuestionDto,
  type ListedQuestionDto,
  type QuestionDetailDto,
} from '@markwell/shared/question-bank/questions.schemas';
import type { QuestionType } from '@markwell/shared/question-bank/question-types.vocabulary';
import { toParts } from '#modules/question-bank/display/parts.mapper.ts';
import { toOption } from '#modules/question-bank/display/option.mapper.ts';
import { subjectColorOf } from '#modules/curriculum/subject-color.ts';
import type { MediaUrls } from '#platform/storage/media-urls.ts';
import type { Kind } from '#modules/question-bank/change/question-bank.rules.ts';
import { listExcerpt } from '#modules/question-bank/display/list-excerpt.ts';
import { questionStatusOf } from '#modules/question-bank/display/question-status.ts';
import type { ListedQuestion, QuestionDetail, WholeQuestion } from './questions.repository.ts';

const wireTypes: Record<Kind, QuestionType> = { REGULAR: 'regular', RAPID_FIRE: 'rapid-fire' };
const storedKinds: Record<QuestionType, Kind> = { regular: 'REGULAR', 'rapid-fire': 'RAPID_FIRE' };

export const kindOf = (type: QuestionType): Kind => storedKinds[type];

const difficultyOrLevelOf = (kind: Kind, difficulty: number) =>
  kind === 'REGULAR' ? { difficulty, level: null } : { difficulty: null, level: difficulty };

export function toListedQuestion(question: ListedQuestion): ListedQuestionDto {
  const { kind, status, difficulty, text, parts, subject, ...rest } = question;
  const options = fromParts({ parts }) ?? [];
  return {
    ...rest,
    ...difficultyOrLevelOf(kind, difficulty),
    questionType: wireTypes[kind],
    status: questionStatusOf[status],
    questionText: listExcerpt(text),
    answerKinds: [...new Set(parts.map(({ answer }) => answer.kind))],
    hasImageOptions: picturesOf(parts).length > 0,
    optionTexts: options
      .filter(({ contentType }) => contentType === 'TEXT')
      .map(({ optionLetter, contentValue }) => ({
        letter: optionLetter,
        text: [...plainText(contentValue)].slice(0, maxListedOptionLength).join(''),
      })),
    answer: options.find(({ isCorrect }) => isCorrect)?.optionLetter ?? null,
    subject: { ...subject, color: subjectColorOf(subject.color) },
  };
}

/**
 * The pictures of a draft get signed addresses. In administration the body is `questionText` and the explanation
 * `explanationText`, which in a test is the name of the body.
 */
export function toQuestionDetail(
  question: QuestionDetail,
  urls: Pick<MediaUrls, 'urlOf'>,
): QuestionDetailDto {
  const { kind, status, difficulty, tier, subject, stage, topicId, topicName } = question;
  return {
    ...difficultyOrLevelOf(kind, difficulty),
    tier,
    id: question.id,
    questionType: wireTypes[kind],
    status: questionStatusOf[status],
    questionNumber: question.questionNumber,
    revision: question.revision,
    questionText: question.body,
    questionImageUrl: question.image && urls.urlOf(question.image),
    questionImageAlt: question.image?.alternativeText ?? null,
    passage: question.passage && { ...question.passage, questionCount: question.questionsOnPassage },
    explanationText: question.explanation,
    solutionImageUrl: question.solutionImage && urls.urlOf(question.solutionImage),
    solutionImageAlt: question.solutionImage?.alternativeText ?? null,
    questionPictureId: question.imageId,
    solutionPictureId: question.solutionImageId,
    timeLimit: question.timeLimit,
    topic: {
      id: topicId,
      name: topicName,
      subject: {
        ...subject,
        color: subjectColorOf(subject.color),
        stage: { displayName: stage.displayName, name: stage.name },
        examType: { id: stage.id, name: stage.name },
      },
    },
    options: question.options.map((option) => ({ ...toOption(option, urls), pictureId: option.imageId })),
    parts: toParts(question, urls),
    answeredCount: question.answeredCount,
    correctCount: question.correctCount,
    pendingReports: question.pendingReports,
    createdAt: question.createdAt.toISOString(),
    updatedAt: question.updatedAt.toISOString(),
  };
}

export const hasPicture = ({ image, solutionImage, parts }: WholeQuestion): boolean =>
  image !== null || solutionImage !== null || picturesOf(parts).length > 0;

export const toExportedQuestion = (question: WholeQuestion): ExportedQuestionDto => ({
  id: question.id,
  stageName: question.stageName,
  subjectName: question.subjectName,
  topicName: question.topicName,
  passage: question.passage && { title: question.passage.title, body: question.passage.body },
  questionText: question.body ?? '',
  options: question.options.map(({ text, isCorrect }) => ({ text: text ?? '', isCorrect })),
  ...(!fromParts(question) && { parts: question.parts }),
  explanationText: question.explanation,
});
