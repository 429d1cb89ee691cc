import type { AdminPaperDto } from '@markwell/shared/past-papers/past-papers-admin.contract';
import type { PaperAnswerDto } from '@markwell/shared/past-papers/past-papers.contract';
import type { AnswerSlot } from '@markwell/shared/past-papers/answer-slots';
import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FileDrop } from '#ui/admin/file-drop.tsx';
import { UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { Card } from '#ui/display/card.tsx';
import { QueryError } from '#ui/admin/query-error.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import type { FileToSend } from '#lib/api/client.ts';
import { countOf } from '#lib/format.ts';
import { PairingPreview } from './pairing-preview.tsx';
import { useStoredAnswers, useUploadAnswers } from './past-papers.queries.ts';
import { batchesOf, addImages, type SelectedAnswerImage } from './selected-answer-images.ts';
import { StoredAnswers } from './stored-answer-images.tsx';

const slotsOf = (answers: readonly PaperAnswerDto[]): AnswerSlot[] =>
  answers.flatMap(({ number, questionUrl, solutionUrl }) => [
    ...(questionUrl === null ? [] : [{ kind: 'Q' as const, number }]),
    ...(solutionUrl === null ? [] : [{ kind: 'S' as const, number }]),
  ]);

/** The stored pictures of questions and solutions, and the selected ones with their slots. */
export function AnswerImagesSection({ paper }: { paper: AdminPaperDto }) {
  const [selected, setSelected] = useState<SelectedAnswerImage[]>([]);
  const [problem, setProblem] = useState<string>();
  const answers = useStoredAnswers(paper.id, paper.answersFolder !== null);
  const stored = paper.answersFolder === null ? [] : (answers.data?.answers ?? []);
  const upload = useUploadAnswers(paper.id);
  const shown = useRef(selected);

  useEffect(() => {
    shown.current = selected;
  }, [selected]);
  useEffect(
    () => () => {
      for (const { url } of shown.current) URL.revokeObjectURL(url);
    },
    [],
  );

  function add(files: readonly File[]) {
    const next = addImages(selected, files);
    upload.reset();
    setProblem(next.problem);
    setSelected(next.selected);
  }

  /** Removes the stored pictures from the selection, so that another click sends only the rest. */
  function deselect(batch: readonly FileToSend[]) {
    const files = new Set(batch.map(({ file }) => file));
    setSelected((all) => all.filter(({ file }) => !files.has(file)));
  }

  function send() {
    setProblem(undefined);
    upload.mutate(
      { batches: batchesOf(selected), onStored: deselect },
      {
        onSuccess: (count) => showToast('success', `${countOf(count, 'picture')} uploaded`),
      },
    );
  }

  return (
    <Card asChild>
      <section aria-labelledby="answer-images-heading" className="grid min-w-0 gap-3">
        <h2 id="answer-images-heading" className="text-xl">
          Questions and solutions
        </h2>
        <UnsavedChangesGuard form={{ isPending: false, formState: { isDirty: selected.length > 0 } }} />
        <StoredAnswers paper={paper} answers={stored} />
        <QueryError query={answers} failure="Error loading data" className="py-4" />
        <FileDrop
          label="Answer images"
          hint="Pictures named Q1, S1, Q2, S2 … are matched by name; others become question and solution in turn. At most 5 MB each."
          prompt={selected.length === 0 ? 'Choose images' : 'Add more images'}
          icon={ImagePlus}
          name="answers"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          multiple
          error={problem}
          onFiles={(files) => {
            if (!upload.isPending) add(files);
          }}
        />
        {selected.length > 0 && (
          <PairingPreview
            selected={selected}
            stored={slotsOf(stored)}
            upload={{
              isPending: upload.isPending,
              share: upload.share,
              failure: upload.error && messageOf(upload.error, 'Upload failed'),
            }}
            onChange={(next) => {
              if (!upload.isPending) upload.reset();
              setSelected(next);
            }}
            onSend={send}
          />
        )}
      </section>
    </Card>
  );
}
