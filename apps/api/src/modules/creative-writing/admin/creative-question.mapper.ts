import type {
  CreativeContent,
  Classification,
  ManagedCreativeQuestionDto,
} from '@markwell/shared/creative-writing/creative-question.schemas';
import {
  ageGroups,
  creativeDifficulties,
  creativeLetters,
  type CreativeLetter,
  type CreativeStatus,
} from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { toOptionFields } from '@markwell/shared/creative-writing/option-fields';
import type { ManagedQuestion, ManagedStatus, StoredContent } from './creative-questions.repository.ts';

export const toStoredStatus = (status: CreativeStatus) => status.toUpperCase() as ManagedStatus;

/** Maps the form's fields to database rows. Empty optional fields become null. */
export function toStoredContent({
  examTypeId,
  subjectId,
  topicId,
  ...content
}: CreativeContent & Classification) {
  return {
    stageId: examTypeId,
    subjectId,
    topicId: topicId ?? null,
    title: content.title,
    brief: content.brief,
    difficulty: content.difficulty.toUpperCase() as StoredContent['difficulty'],
    ageGroup: content.ageGroup,
    theme: content.theme || null,
    estimatedTime: content.estimatedTime,
    wordBank: content.wordBank,
    microWritePrompt: content.microWritePrompt || null,
    teacherNotes: content.teacherNotes || null,
    options: creativeLetters.map((letter) => ({
      letter,
      text: content[`option${letter}`],
      score: content[`score${letter}`],
      explanation: content[`explanation${letter}`],
    })),
  } satisfies StoredContent;
}

/** The fields of a question in the audit log. */
export const auditedFields = ({ wordBank, options, ...content }: StoredContent) => ({
  ...content,
  wordBank: wordBank.join(', '),
  options: options
    .map(({ letter, text, score, explanation }) => `${letter} (${score}): ${text} [${explanation}]`)
    .join(' | '),
});

export function toManagedQuestion(question: ManagedQuestion): ManagedCreativeQuestionDto {
  const { id, title, brief, wordBank, estimatedTime, createdAt, updatedAt, stage, subject, topic } = question;
  const option = (letter: CreativeLetter) => {
    const found = question.options.find((each) => each.letter === letter);
    if (!found) throw new Error(`The creative writing question ${id} has no option ${letter}`);
    return found;
  };
  return {
    id,
    title,
    brief,
    ...toOptionFields([option('A'), option('B'), option('C'), option('D')]),
    wordBank,
    teacherNotes: question.teacherNotes ?? '',
    microWritePrompt: question.microWritePrompt ?? '',
    difficulty: requireName(creativeDifficulties, question.difficulty.toLowerCase()),
    ageGroup: requireName(ageGroups, question.ageGroup),
    theme: question.theme ?? '',
    estimatedTime,
    status: question.status === 'PUBLISHED' ? 'published' : 'draft',
    examType: stage,
    subject,
    topic,
    isGenerated: question.generationId !== null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Narrows a stored name to one of these names. */
function requireName<Name extends string>(names: readonly Name[], stored: string): Name {
  const found = names.find((name) => name === stored);
  if (found === undefined) throw new Error(`${stored} is not one of ${names.join(', ')}`);
  return found;
}

/** The target of a question's audit entries. */
export const auditTargetOf = (id: string) => ({ kind: 'creative-writing', id }) as const;
