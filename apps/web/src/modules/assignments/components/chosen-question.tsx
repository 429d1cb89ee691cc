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

/** 'Fractions · Easy · Reserved' */
export const aboutQuestion = (question: PreviewedQuestionDto): string =>
  `${question.topic.name}${difficultyOf(question)}${question.isReserved ? ' · Reserved' : ''}`;

/** The beginning of the question's text, with formulas in plain letters, for a row. */
export function excerptOf({ explanationText }: Pick<PreviewedQuestionDto, 'explanationText'>): string {
  const text = plainText(explanationText?.trim() ?? '');
  if (text === '') return 'A question with a picture';
  return text.length <= excerptLength ? text : `${text.slice(0, excerptLength).trimEnd()}…`;
}

const excerptLength = 140;

/** A question with its answer, opened on demand. */
export const QuestionPreview = ({ question }: { question: PreviewedQuestionDto }) => (
  <ComparedPictures question={question} room="review" className="grid grid-cols-1 gap-3 pt-2">
    <QuestionBody question={question} size="medium" />
    {question.parts ? (
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
  number,
  onRemove,
}: {
  question: PreviewedQuestionDto;
  number: number;
  onRemove: () => void;
}) => (
  <li className="rounded-md border border-line p-3">
    <div className="flex flex-wrap items-start justify-between gap-x-3">
      <details className="min-w-0 flex-1 basis-60">
        <summary className="min-h-11 cursor-pointer py-2 wrap-anywhere">
          <span className="font-semibold">{number}.</span> {excerptOf(question)}
          <span className="block text-sm text-ink-soft">{aboutQuestion(question)}</span>
        </summary>
        <QuestionPreview question={question} />
      </details>
      <Button variant="quiet" size="small" aria-label={`Remove question ${number}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  </li>
);
