import { waysOfMode, type AnswerMode, type AnswerWays } from '@markwell/shared/answers/answer-modes';
import type { PreviewedQuestionDto } from '@markwell/shared/assignments/assignments.schemas';
import { plainText } from '@markwell/shared/mathematics/plain-mathematics';
import { difficultyNames, difficulties } from '@markwell/shared/question-bank/difficulty.vocabulary';
import { ComparedPictures } from '#modules/question-bank/compared-pictures.tsx';
import { MarkedOptions } from '#modules/answers/choice/marked-options.tsx';
import { ReviewedParts } from '#modules/answers/question-parts.tsx';
import { QuestionBody } from '#modules/question-bank/question-body.tsx';
import { Button } from '#ui/actions/button.tsx';

const difficultyOf = (question: PreviewedQuestionDto): string => {
  const difficulty = difficulties.find((each) => each === question.difficulty);
  return difficulty === undefined ? '' : ` · ${difficultyNames[difficulty]}`;
};

const waysToAnswer = ({ parts, options }: PreviewedQuestionDto): AnswerWays => {
  if (!parts) return 'CHOOSE';
  return options.length > 0 ? 'BOTH' : 'TYPE';
};

/** Whether a question can be answered in this mode. A chosen one that cannot is still asked, in its own way. */
export const canBeAnswered = (question: PreviewedQuestionDto, mode: AnswerMode): boolean =>
  waysOfMode[mode].includes(waysToAnswer(question));

const otherWay = (mode: AnswerMode) => (mode === 'TYPED' ? 'Multiple choice only' : 'Typed only');

/** 'Fractions · Easy · Reserved · Typed only' */
export const aboutQuestion = (question: PreviewedQuestionDto, mode: AnswerMode): string =>
  [
    `${question.topic.name}${difficultyOf(question)}`,
    ...(question.isReserved ? ['Reserved'] : []),
    ...(canBeAnswered(question, mode) ? [] : [otherWay(mode)]),
  ].join(' · ');

/** The beginning of the question's text, with formulas in plain letters, for a row. */
export function excerptOf({ explanationText }: Pick<PreviewedQuestionDto, 'explanationText'>): string {
  const text = plainText(explanationText?.trim() ?? '');
  if (text === '') return 'A question with a picture';
  return text.length <= excerptLength ? text : `${text.slice(0, excerptLength).trimEnd()}…`;
}

const excerptLength = 140;

interface QuestionPreviewProps {
  question: PreviewedQuestionDto;
  answerMode: AnswerMode;
}

/** A question with its answer as pupils are asked it, opened on demand. */
export const QuestionPreview = ({ question, answerMode }: QuestionPreviewProps) => (
  <ComparedPictures question={question} room="review" className="grid grid-cols-1 gap-3 pt-2">
    <QuestionBody question={question} size="medium" />
    {question.parts && (answerMode !== 'MULTIPLE_CHOICE' || question.options.length === 0) ? (
      <ReviewedParts
        parts={question.parts}
        withKeys={question.partsWithKeys}
        responses={undefined}
        markings={undefined}
      />
    ) : (
      <MarkedOptions options={question.options} />
    )}
  </ComparedPictures>
);

/** A chosen question with its number, its preview and a button that removes it. */
export const ChosenQuestion = ({
  question,
  answerMode,
  number,
  onRemove,
}: QuestionPreviewProps & {
  number: number;
  onRemove: () => void;
}) => (
  <li className="rounded-md border border-line p-3">
    <div className="flex flex-wrap items-start justify-between gap-x-3">
      <details className="min-w-0 flex-1 basis-60">
        <summary className="min-h-11 cursor-pointer py-2 wrap-anywhere">
          <span className="font-semibold">{number}.</span> {excerptOf(question)}
          <span className="block text-sm text-ink-soft">{aboutQuestion(question, answerMode)}</span>
        </summary>
        <QuestionPreview question={question} answerMode={answerMode} />
      </details>
      <Button variant="quiet" size="small" aria-label={`Remove question ${number}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  </li>
);
