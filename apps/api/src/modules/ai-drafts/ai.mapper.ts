import type { DraftDto, HistoryItemDto } from '@markwell/shared/ai-drafts/ai.schemas';
import { generationTypes } from '@markwell/shared/ai-drafts/ai.vocabulary';
import { difficulties } from '@markwell/shared/question-bank/difficulty.vocabulary';
import { optionLetters } from '@markwell/shared/answers/option-letters';
import { z } from 'zod';
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
  return {
    id,
    questionText: currentRevision.body ?? '',
    explanationText: currentRevision.explanation,
    difficulty: oneOf(difficulties, difficulty),
    options: currentRevision.options.map(({ id: optionId, letter, text, isCorrect }) => ({
      id: optionId,
      optionLetter: oneOf(optionLetters, letter),
      contentType: 'TEXT',
      contentValue: text ?? '',
      isCorrect,
    })),
    concerns: draftConcerns({
      ...currentRevision,
      options: currentRevision.options.map(({ letter, text, isCorrect }) => ({
        letter,
        text: text ?? '',
        isCorrect,
      })),
    }),
    twin: twin ? { id: twin.id, status: questionStatusOf[twin.status] } : null,
    passage,
    topic: topic.name,
    subject: topic.subject.name,
    stage: topic.subject.stage.displayName,
    generation: { type: oneOf(generationTypes, generation.kind.toLowerCase()), title: generation.title },
    createdAt: createdAt.toISOString(),
  };
}

/** Narrows a stored value to one of these values. */
function oneOf<Value>(values: readonly Value[], stored: unknown): Value {
  const found = values.find((value) => value === stored);
  if (found === undefined) throw new Error(`${String(stored)} is not one of ${values.join(', ')}`);
  return found;
}
