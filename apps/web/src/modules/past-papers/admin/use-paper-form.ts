import {
  changedPaperSchema,
  type AdminPaperDto,
} from '@markwell/shared/past-papers/past-papers-admin.contract';
import { errorBodySchema } from '@markwell/shared/contract/errors';
import { useState } from 'react';
import type { z } from 'zod';
import { useContractForm, type ContractForm } from '#ui/forms/use-contract-form.ts';
import { ApiError, messageOf } from '#lib/api/api-error.ts';
import { useIdempotencyKey } from '#lib/api/use-idempotency-key.ts';
import { bodyOf, type PaperDraft } from './paper-draft.ts';
import { useSavePaper } from './past-papers.queries.ts';

type Body = z.input<typeof changedPaperSchema>;
export type PaperForm = ContractForm<PaperDraft, Body>;

/** The server's error about the whole paper. */
export interface PaperRefusal {
  message: string;
  suggestion: string | undefined;
}

const usualSuggestion = 'Please use a different title or exam type/subject combination';

/** A duplicate comes with a suggestion. Otherwise the server's message, or else the fallback. */
function refusalOf(error: unknown, fallback: string): PaperRefusal {
  const message = messageOf(error, fallback);
  if (!(error instanceof ApiError) || error.status !== 409) return { message, suggestion: undefined };
  const { suggestion } = errorBodySchema.partial().safeParse(error.data).data ?? {};
  return { message, suggestion: suggestion ?? usualSuggestion };
}

interface PaperFormOptions {
  /** Null for a new paper. */
  id: string | null;
  draft: PaperDraft;
  failure: string;
  onSaved: (paper: AdminPaperDto) => void;
}

/** What the forms to create and to edit a paper share. */
export function usePaperForm({ id, draft, failure, onSaved }: PaperFormOptions) {
  const form: PaperForm = useContractForm({ schema: changedPaperSchema, values: draft, bodyOf });
  const [refusal, setRefusal] = useState<PaperRefusal>();
  const save = useSavePaper();
  const keyFor = useIdempotencyKey();
  return {
    fields: { form, refusal },
    formProps: {
      form,
      onSubmit: (body: Body) => {
        setRefusal(undefined);
        const idempotencyKey = keyFor(JSON.stringify(body));
        return save.mutateAsync({ id, paper: changedPaperSchema.parse(body), idempotencyKey });
      },
      onSuccess: onSaved,
      onFailure: (error: unknown, isShown: boolean) => {
        if (!isShown) setRefusal(refusalOf(error, failure));
      },
    },
  };
}
