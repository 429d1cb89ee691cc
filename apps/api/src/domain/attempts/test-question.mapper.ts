import type { OptionDto } from '@markwell/shared/contract/question-schemas';
import type { TestQuestionDto } from '@markwell/shared/features/mock-tests/mock-tests.schemas';
import { optionLetters } from '@markwell/shared/vocabulary/options';
import type { MediaUrls } from '../media/media-urls.ts';
import type { TestSubject } from '../question-bank/draw-scope.repository.ts';
import type { DisplayedOption, DisplayedQuestion } from '../question-bank/question-content.repository.ts';

/** Maps a question to the wire, where the body is called `explanationText`. */
export function toTestQuestion(
  question: DisplayedQuestion,
  { name, stage }: TestSubject,
  { urlOf }: Pick<MediaUrls, 'urlOf'>,
): TestQuestionDto {
  const { id, difficulty, topicId, topicName, passage, body, image, solutionImage, options } = question;
  return {
    id,
    questionType: 'regular',
    difficulty,
    topic: {
      id: topicId,
      name: topicName,
      subject: {
        name,
        stage: { displayName: stage.displayName, name: stage.name },
        examType: { name: stage.name },
      },
    },
    passage,
    explanationText: body,
    questionImageUrl: image && urlOf(image),
    questionImageAlt: image?.alternativeText ?? null,
    solutionImageUrl: solutionImage && urlOf(solutionImage),
    options: options.map((option) => toOption(option, urlOf)),
  };
}

function toOption(
  { id, letter, contentType, text, isCorrect, image }: DisplayedOption,
  urlOf: MediaUrls['urlOf'],
): OptionDto {
  return {
    id,
    optionLetter: toLetter(letter),
    contentType,
    contentValue: contentType === 'IMAGE' && image ? urlOf(image) : (text ?? ''),
    alternativeText: image?.alternativeText ?? null,
    isCorrect,
  };
}

/** Narrows a stored letter to the contract's type; the database contains no other. */
export function toLetter(letter: string): OptionDto['optionLetter'] {
  const known = optionLetters.find((each) => each === letter);
  if (!known) throw new Error(`Unknown option letter ${letter}`);
  return known;
}
