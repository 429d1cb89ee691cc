import type { DraftDto, HistoryItemDto } from '@markwell/shared/ai-drafts/ai.schemas';
import { generationTypes } from '@markwell/shared/ai-drafts/ai.vocabulary';
import { difficulties } from '@markwell/shared/question-bank/difficulty.vocabulary';
import { fromParts } from '@markwell/shared/answers/multiple-choice';
import { z } from 'zod';
import { optionId } from '#modules/question-bank/display/displayed-question.repository.ts';
import { questionStatusOf } from '#modules/question-bank/display/question-status.ts';
import { draftConcerns } from './draft-concerns.rules.ts';
import type { DraftRow, Twin } from './drafts.repository.ts';
import type { HistoryItem } from './generations.repository.ts';

const storedParameters = z.object({ timeLimit: z.int().optional() });

export function toHistoryItem({
  id,
  title,
  topic,
  parameters,
  content,
  createdAt,
}: HistoryItem): HistoryItemDto {
  const { timeLimit } = storedParameters.parse(parameters);
  return {
    id,
    title,
    topic,
    content,
    timeLimit: timeLimit ?? null,
    created_at: createdAt.toISOString(),
  };
}

export function toDraft(row: DraftRow, twin: Twin | undefined): DraftDto {
  const { id, difficulty, createdAt, passage, topic, generation, currentRevision } = row;
  if (!generation || !currentRevision) throw new Error(`The draft ${id} has no generation or no revision`);
  const options = optionsOf(currentRevision);
  return {
    id,
    questionText: currentRevision.body ?? '',
    explanationText: currentRevision.explanation,
    difficulty: oneOf(difficulties, difficulty),
    options: options.map(({ letter, text, isCorrect }) => ({
      id: optionId(currentRevision.id, letter),
      optionLetter: letter,
      contentType: 'TEXT',
      contentValue: text,
      isCorrect,
    })),
    concerns: draftConcerns({ ...currentRevision, options }),
    twin: twin ? { id: twin.id, status: questionStatusOf[twin.status] } : null,
    passage,
    topic: topic.name,
    subject: topic.subject.name,
    stage: topic.subject.stage.displayName,
    generation: { type: oneOf(generationTypes, generation.kind.toLowerCase()), title: generation.title },
    createdAt: createdAt.toISOString(),
  };
}

/** The language model writes multiple-choice questions without pictures. */
const optionsOf = ({ parts }: NonNullable<DraftRow['currentRevision']>) =>
  (fromParts({ parts }) ?? []).map(({ optionLetter, contentType, contentValue, isCorrect }) => ({
    letter: optionLetter,
    text: contentType === 'TEXT' ? contentValue : '',
    isCorrect,
  }));

/** Narrows a stored value to one of these values. */
function oneOf<Value>(values: readonly Value[], stored: unknown): Value {
  const found = values.find((value) => value === stored);
  if (found === undefined) throw new Error(`${String(stored)} is not one of ${values.join(', ')}`);
  return found;
}
