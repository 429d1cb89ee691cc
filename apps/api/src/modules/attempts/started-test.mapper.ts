import type { AnswerMode } from '@markwell/shared/answers/answer-modes';
import { isShownAsParts } from '@markwell/shared/answers/multiple-choice';
import { showParts } from '@markwell/shared/answers/question-parts';
import type { PictureSize } from '@markwell/shared/question-bank/question-schemas';
import type {
  StartedTestDto,
  TestArrangementDto,
  TestQuestionDto,
} from '@markwell/shared/attempts/mock-tests.schemas';
import { mixedSubjects } from '@markwell/shared/curriculum/subjects.vocabulary';
import { subjectColorOf } from '#modules/curriculum/subject-color.ts';
import type { MediaUrls } from '#platform/storage/media-urls.ts';
import type { TestSubject } from '#modules/question-bank/draw/draw-scope.repository.ts';
import { toParts } from '#modules/question-bank/display/parts.mapper.ts';
import { toOption } from '#modules/question-bank/display/option.mapper.ts';
import type {
  DisplayedQuestion,
  Image,
} from '#modules/question-bank/display/displayed-question.repository.ts';
import type { AttemptTimes } from './attempt-times.repository.ts';
import type { Attempt } from './read-attempt.repository.ts';

/** Maps an attempt and its questions to the wire. An open attempt may have to withhold the answer key. */
export function toStartedTest(
  attempt: Attempt,
  questions: readonly DisplayedQuestion[],
  now: Date,
  mediaUrls: Pick<MediaUrls, 'urlOf'>,
): StartedTestDto {
  const { id, kind, subject, requestedQuestions, startedAt, assignmentTitle } = attempt;
  const hasAnswerKey = attempt.answerKeyOnClient || attempt.status !== 'OPEN';
  const urls: Pick<MediaUrls, 'urlOf'> = { urlOf: (file) => mediaUrls.urlOf(file, attempt.deadlineAt) };
  return {
    testId: id,
    kind,
    ...(assignmentTitle !== null && { assignmentTitle }),
    subject: { id: subject.id, name: subject.name, color: subjectColorOf(subject.color) },
    questions: questions.map((question) =>
      toTestQuestion(question, { subject, hasAnswerKey, answerMode: attempt.answerMode }, urls),
    ),
    requestedQuestions,
    startedAt: startedAt.toISOString(),
    ...toTestTimes(attempt, now),
  };
}

/** Maps the times of a test to the wire. The results of a finished one carry no mark of an arrangement. */
export function toTestTimes(
  {
    status,
    durationSeconds,
    extraTimeSeconds,
    deadlineAt,
    ...breaks
  }: AttemptTimes & Pick<Attempt, 'status'>,
  now: Date,
) {
  const { breakBudgetSeconds, pausedSeconds, pausedUntil } = breaks;
  const isArranged = status === 'OPEN' && (extraTimeSeconds > 0 || breakBudgetSeconds > 0);
  const arrangement: TestArrangementDto = {
    hasExtraTime: extraTimeSeconds > 0,
    breakBudgetSeconds,
    pausedSeconds,
    pausedUntil: pausedUntil?.toISOString() ?? null,
  };
  return {
    duration: (status === 'OPEN' ? durationSeconds : durationSeconds - extraTimeSeconds) / 60,
    deadlineAt: deadlineAt.toISOString(),
    serverTime: now.toISOString(),
    ...(isArranged && { arrangement }),
  };
}

/** Maps a question to the wire, where the body is called `explanationText`. */
export function toTestQuestion(
  question: DisplayedQuestion,
  {
    subject: { id: subjectId, name, stage },
    hasAnswerKey,
    answerMode,
  }: { subject: TestSubject; hasAnswerKey: boolean; answerMode: AnswerMode },
  urls: Pick<MediaUrls, 'urlOf'>,
): TestQuestionDto {
  const { id, difficulty, topicId, topicName, subjectName, passage, body, image, solutionImage, options } =
    question;
  const shown = isShownAsParts(question, answerMode) ? toParts(question, urls) : undefined;
  return {
    id,
    questionType: 'regular',
    difficulty,
    topic: {
      id: topicId,
      name: topicName,
      subject: {
        name: subjectId === mixedSubjects.id ? subjectName : name,
        stage: { displayName: stage.displayName, name: stage.name },
        examType: { name: stage.name },
      },
    },
    passage,
    explanationText: body,
    questionImageUrl: image && urls.urlOf(image),
    questionImageAlt: image?.alternativeText ?? null,
    questionImageSize: sizeOf(image),
    solutionImageUrl: hasAnswerKey && solutionImage ? urls.urlOf(solutionImage) : null,
    options: (shown ? [] : options).map((option) => {
      const { isCorrect, ...withoutKey } = toOption(option, urls);
      return { ...withoutKey, pictureSize: sizeOf(option.image), ...(hasAnswerKey && { isCorrect }) };
    }),
    ...(shown && showParts({ parts: shown })),
    ...(shown && hasAnswerKey && { partsWithKeys: shown }),
  };
}

const sizeOf = (image: Image | null): PictureSize =>
  image?.width && image.height ? { width: image.width, height: image.height } : null;
