import type { DraftDto } from '@markwell/shared/ai-drafts/ai.schemas';

/** Whether an administrator is asked once more before a draft is published together with others. */
export const hasConcerns = ({ concerns, twin }: Pick<DraftDto, 'concerns' | 'twin'>): boolean =>
  concerns.length > 0 || twin !== null;
