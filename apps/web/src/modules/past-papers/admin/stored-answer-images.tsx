import type { AdminPaperDto } from '@markwell/shared/past-papers/past-papers-admin.contract';
import type { PaperAnswerDto } from '@markwell/shared/past-papers/past-papers.contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDelete } from '#ui/admin/confirm-delete.tsx';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { mediaUrl } from '#lib/api/base-url.ts';
import { countOf } from '#lib/format.ts';
import { useRemoveAnswers } from './past-papers.queries.ts';

interface StoredAnswersProps {
  paper: AdminPaperDto;
  answers: readonly PaperAnswerDto[];
}

const all = 'all';

/** The paper's stored pictures, each with a button to remove it. */
export function StoredAnswers({ paper, answers }: StoredAnswersProps) {
  const [removed, setRemoved] = useState<string>();
  const remove = useRemoveAnswers(paper.id);
  const { questionImages, solutionImages } = paper.files;
  if (paper.answersFolder === null) {
    return <p className="text-ink-soft">This paper has no answer pictures yet.</p>;
  }
  const pictures = answers.flatMap(({ number, questionUrl, solutionUrl }) => [
    ...(questionUrl === null ? [] : [{ slot: `Q${String(number)}`, url: questionUrl }]),
    ...(solutionUrl === null ? [] : [{ slot: `S${String(number)}`, url: solutionUrl }]),
  ]);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <p className="figures-tabular mr-auto">
          {countOf(questionImages, 'question')} · {countOf(solutionImages, 'solution')}
        </p>
        <Button variant="subtle" size="dense" className="text-wrong" onClick={() => setRemoved(all)}>
          <Trash2 aria-hidden className="size-4" />
          Remove all
        </Button>
      </div>
      <ul
        aria-label="Pictures of this paper"
        className="grid max-h-72 grid-cols-2 gap-2 overflow-y-auto sm:grid-cols-4 2xl:grid-cols-6"
      >
        {pictures.map(({ slot, url }) => (
          <li key={slot} className="relative grid gap-1 rounded-md border border-line bg-card p-2">
            <img
              src={mediaUrl(url)}
              alt=""
              loading="lazy"
              className="h-20 w-full rounded-sm bg-picture object-contain"
            />
            <span className="text-sm font-medium">{slot}</span>
            <IconButton
              icon={Trash2}
              label={`Remove ${slot}`}
              className="absolute right-1 bottom-0"
              onClick={() => setRemoved(slot)}
            />
          </li>
        ))}
      </ul>
      {removed !== undefined && (
        <ConfirmDelete
          title={removed === all ? 'Remove all pictures?' : `Remove ${removed}?`}
          description="Pupils will no longer see it. This cannot be undone."
          confirmLabel="Remove"
          deletion={remove}
          target={removed === all ? undefined : removed}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}
