import { isDeepStrictEqual } from 'node:util';
import type { PictureEdit, QuestionEdit } from '@markwell/shared/question-bank/questions.schemas';
import { fromParts } from '@markwell/shared/answers/multiple-choice';
import { optionLetters } from '@markwell/shared/answers/option-letters';
import { keysInWords } from '@markwell/shared/answers/part-keys';
import { withPictures } from '@markwell/shared/answers/pictures';
import { questionPartsSchema, type QuestionPart } from '@markwell/shared/answers/question-parts';
import type { Tier } from '@markwell/shared/question-bank/tiers.vocabulary';
import { ruleViolated } from '#platform/domain-error.ts';
import { assertSamePlacement } from '#modules/question-bank/change/placement.rules.ts';
import {
  assertFitsItsKind,
  contentOfStored,
  editConflict,
  multipleChoice,
  type Kind,
  type NewOption,
  type QuestionContent,
  type Status,
} from '#modules/question-bank/change/question-bank.rules.ts';
import type { QuestionEdit as BankEdit } from '#modules/question-bank/change/question-bank.service.ts';
import { questionStatusOf } from '#modules/question-bank/display/question-status.ts';

/** The stored content of a question, with the alternative texts that pupils get. */
export type StoredContent = Omit<QuestionContent, 'imageAlternativeText' | 'solutionImageAlternativeText'> & {
  imageAlternativeText: string | null;
  solutionImageAlternativeText: string | null;
};

/** What the ids of an edit mean. */
interface EditReferences {
  /** The media files of the pictures: those that the question has or had, and new ones. */
  imageIds: ReadonlyMap<string, string>;
  passageId: string | null;
}

export interface StoredQuestion {
  kind: Kind;
  status: Status;
  topicId: string;
  topicName: string;
  difficulty: number;
  /** Null: for both. */
  tier: Tier | null;
  /** Seconds; rapid-fire only. */
  timeLimit: number | null;
  revision: StoredContent & { number: number };
}

/**
 * What an edit changes in the question bank; `topic` is the one that the edit chooses. Throws CONFLICT when
 * the edit was made to an earlier revision, or the question was moved or changed since: it would overwrite that;
 * RULE_BROKEN for an invalid difficulty, topic or content. A question may stay in a deleted topic.
 */
export function bankEditOf(
  stored: StoredQuestion,
  topic: { isAvailable: boolean } | undefined,
  edit: QuestionEdit,
  references: EditReferences,
): Omit<BankEdit, 'questionId'> {
  const { kind, revision } = stored;
  const { topicId, difficulty } = edit;
  if (kind === 'REGULAR' && difficulty > 5) throw ruleViolated('Please choose a difficulty');
  // Quizzes have levels instead.
  const tier = kind === 'REGULAR' ? edit.tier : null;
  if (!topic) throw ruleViolated('Please select a topic');
  if (!topic.isAvailable && topicId !== stored.topicId) throw ruleViolated('This topic was deleted');
  if (revision.number !== edit.revision) throw editConflict();
  assertSamePlacement(edit.openedWith, stored);
  const content = editedContent(revision, edit, references);
  assertFitsItsKind({ kind, parts: content.parts });
  const timeLimit = kind === 'RAPID_FIRE' ? (edit.timeLimit ?? stored.timeLimit) : null;
  return {
    fromRevision: revision.number,
    fromPlacement: edit.openedWith,
    topicId,
    difficulty,
    tier,
    ...(timeLimit !== null && { timeLimit }),
    ...(!hasSameContent(revision, content) && { content }),
  };
}

const orNull = (text: string) => (text === '' ? null : text);

/**
 * The content after an edit. Pictures that it does not mention stay. Throws RULE_BROKEN for an unknown picture,
 * and for a question or option without text or picture.
 */
export function editedContent(
  stored: StoredContent,
  edit: QuestionEdit,
  { imageIds, passageId }: EditReferences,
): QuestionContent {
  const pictureOf = ({ pictureId, alternativeText }: PictureEdit) => {
    const imageId = imageIds.get(pictureId);
    if (imageId === undefined) throw noSuchPicture();
    return { imageId, alternativeText };
  };
  const pictureAfter = (given: PictureEdit | null | undefined, id: string | null, words: string | null) =>
    given === undefined ? { imageId: id, alternativeText: words } : given && pictureOf(given);
  const picture = pictureAfter(edit.questionPicture, stored.imageId, stored.imageAlternativeText);
  const solution = pictureAfter(
    edit.solutionPicture,
    stored.solutionImageId,
    stored.solutionImageAlternativeText,
  );
  const imageId = picture?.imageId ?? null;
  const body = orNull(edit.questionText);
  if (body === null && imageId === null) throw ruleViolated('Please enter question text');
  const options = edit.options.map((option, index): NewOption => {
    const isCorrect = optionLetters[index] === edit.correctLetter;
    if (option.contentType === 'TEXT') {
      if (option.text === '' && imageId === null) throw ruleViolated('Please enter the option');
      return { text: option.text, isCorrect };
    }
    const { imageId: image, alternativeText } = pictureOf(option);
    return { imageId: image, imageAlternativeText: alternativeText, isCorrect };
  });
  return {
    body,
    imageId,
    imageAlternativeText: picture?.alternativeText ?? null,
    explanation: orNull(edit.explanationText),
    solutionImageId: solution?.imageId ?? null,
    solutionImageAlternativeText: solution?.alternativeText ?? null,
    passageId,
    parts: edit.parts
      ? checkedParts(edit.parts, imageIds)
      : withOptions(stored.parts, multipleChoice(options)),
  };
}

/** A question with other options. What else belongs to the part of a multiple-choice question stays. */
function withOptions(stored: QuestionPart[], given: QuestionPart[]): QuestionPart[] {
  const [kept] = fromParts({ parts: stored }) ? stored : [];
  return given.map((part) => ({ ...part, ...kept, answer: part.answer }));
}

/** The parts of an edit with the ids of their media files. Throws RULE_BROKEN with everything that is wrong with them. */
function checkedParts(given: QuestionPart[], imageIds: EditReferences['imageIds']): QuestionPart[] {
  const withFiles = withPictures(given, ({ imageId: pictureId, alternativeText }) => {
    const imageId = imageIds.get(pictureId);
    if (imageId === undefined) throw noSuchPicture();
    if (!alternativeText) throw ruleViolated('Please describe the picture');
    return { imageId, alternativeText };
  });
  const { data, error } = questionPartsSchema.safeParse({ parts: withFiles });
  if (data) return data.parts;
  const issues = error.issues.map(({ path, message }) => ({ path: ['body', ...path].join('.'), message }));
  throw ruleViolated(issues[0]?.message ?? 'Please check the parts', { issues });
}

const noSuchPicture = () => ruleViolated('This question has no such picture');

/** Whether an edit changes nothing of the content. */
export const hasSameContent = (stored: StoredContent, content: QuestionContent): boolean =>
  isDeepStrictEqual(contentOfStored(stored), contentOfStored(content));

const optionsOf = ({ parts }: Pick<StoredContent, 'parts'>) => fromParts({ parts }) ?? [];

/** The letter of the correct option. */
export const answerKeyOf = (content: Pick<StoredContent, 'parts'>): string | null =>
  optionsOf(content).find(({ isCorrect }) => isCorrect)?.optionLetter ?? null;

/** The answer key: the letter of a multiple-choice question, or the key of each part; with what may be typed instead. */
export function answerInWords(parts: QuestionPart[]): string | null {
  const isTyped = parts.some(({ typed }) => typed !== undefined);
  if (fromParts({ parts }) && !isTyped) return answerKeyOf({ parts });
  return keysInWords(parts)
    .map(({ label, text, typed }) => `${label}) ${text}${typed === undefined ? '' : `, typed ${typed}`}`)
    .join(' | ');
}

/** A picture in the audit log: its words, and the end of its id, because another picture may have the same words. */
const auditedPicture = (imageId: string | null, words: string | null) =>
  imageId === null ? null : `${words ?? ''} [${imageId.slice(-8)}]`;

/** The words of a revision in the audit log. */
export const auditedText = (revision: StoredContent) => ({
  questionText: revision.body,
  questionPicture: auditedPicture(revision.imageId, revision.imageAlternativeText),
  passageId: revision.passageId,
  explanationText: revision.explanation,
  solutionPicture: auditedPicture(revision.solutionImageId, revision.solutionImageAlternativeText),
  options: optionsOf(revision)
    .map(({ contentType, contentValue, alternativeText }) =>
      contentType === 'TEXT' ? contentValue : auditedPicture(contentValue, alternativeText),
    )
    .join(' | '),
  answer: answerInWords(revision.parts),
});

/** The fields of a question in the audit log. */
export const auditedFields = ({
  revision,
  status,
  topicId,
  difficulty,
  tier,
  timeLimit,
}: StoredQuestion) => ({
  ...auditedText(revision),
  status: questionStatusOf[status],
  topicId,
  difficulty,
  ...(tier && { tier }),
  timeLimit,
});
