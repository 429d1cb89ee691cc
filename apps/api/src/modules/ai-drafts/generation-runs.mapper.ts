import { generationRunSchema, type GenerationRunDto } from '@markwell/shared/ai-drafts/ai.schemas';
import type { GenerationRunStatus, GenerationType } from '@markwell/shared/ai-drafts/ai.vocabulary';
import type { RunRow, RunStatus } from './generation-runs.repository.ts';

export const toType = (kind: RunRow['kind']) => kind.toLowerCase() as GenerationType;

export const toRunStatus = (status: RunStatus) => status.toLowerCase() as GenerationRunStatus;

export const toGenerationRun = (run: RunRow): GenerationRunDto => ({
  id: run.id,
  type: toType(run.kind),
  status: toRunStatus(run.status),
  input: generationRunSchema.shape.input.parse(run.input),
  startedAt: run.startedAt.toISOString(),
  finishedAt: run.finishedAt?.toISOString() ?? null,
  createdQuestions: run.createdQuestions,
  result: run.generation,
  failure: run.failure === null ? null : { message: run.failure, suggestion: run.suggestion },
});
