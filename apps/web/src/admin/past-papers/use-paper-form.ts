import { paperEditSchema, type AdminPaperDto } from '@markwell/shared/admin/past-papers/past-papers.contract';
import { errorBodySchema } from '@markwell/shared/contract/errors';
import { useRef, useState, type SubmitEvent } from 'react';
import { ApiError, messageOf } from '../../lib/api/api-error.ts';
import { useIdempotencyKey } from '../../lib/api/use-idempotency-key.ts';
import {
  focusFirstError,
  schemaErrors,
  serverErrors,
  type FieldErrors,
} from '../../components/forms/field-errors.ts';
import { bodyOf, type PaperDraft } from './paper-draft.ts';
import { useSavePaper } from './past-papers.queries.ts';

/** The server's error about the whole paper. */
export interface SaveError {
  message: string;
  suggestion: string | undefined;
}

const usualSuggestion = 'Please use a different title or exam type/subject combination';

/** Spec 3 §8: a duplicate comes with a suggestion. Otherwise the server's message, or else the fallback. */
function refusalOf(error: unknown, fallback: string): SaveError {
  const message = messageOf(error, fallback);
  if (!(error instanceof ApiError) || error.status !== 409) return { message, suggestion: undefined };
  const { suggestion } = errorBodySchema.partial().safeParse(error.data).data ?? {};
  return { message, suggestion: suggestion ?? usualSuggestion };
}

interface PaperForm {
  /** Null for a new paper. */
  id: string | null;
  start: PaperDraft;
  failure: string;
  onSaved: (paper: AdminPaperDto) => void;
}

/** The state of a paper's form. The typed values stay until they are saved. */
export function usePaperForm({ id, start, failure, onSaved }: PaperForm) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(start);
  const [problems, setProblems] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<SaveError>();
  const save = useSavePaper();
  const keyFor = useIdempotencyKey();

  function onChange(change: Partial<PaperDraft>) {
    const unknown = Object.fromEntries(Object.keys(change).map((name) => [name, undefined]));
    setDraft({ ...draft, ...change });
    setProblems({ ...problems, ...unknown });
    setRefusal(undefined);
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const paper = bodyOf(draft);
    const found = schemaErrors(paperEditSchema, paper);
    setProblems(found);
    setRefusal(undefined);
    if (focusFirstError(form.current, found)) return;
    save.mutate(
      { id, paper, idempotencyKey: keyFor(draft) },
      {
        onSuccess: onSaved,
        onError: (error) => {
          const refused = serverErrors(error);
          setProblems(refused);
          if (!focusFirstError(form.current, refused)) setRefusal(refusalOf(error, failure));
        },
      },
    );
  }

  return { form, fields: { draft, problems, onChange }, refusal, onSubmit, isPending: save.isPending };
}
