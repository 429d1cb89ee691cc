import { FileStack } from 'lucide-react';
import { useState } from 'react';
import { QueryError } from '#ui/admin/query-error.tsx';
import { shortStageName } from '#modules/curriculum/use-curriculum.ts';
import {
  DiscardDialog,
  UnsavedChangesInDialog,
  useUnsavedChanges,
} from '#ui/forms/unsaved-changes-guard.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { AnswerImagesSection } from './answer-images-section.tsx';
import { usePaper, usePaperChoices } from './past-papers.queries.ts';
import { PdfSection } from './pdf-section.tsx';

interface UploadFilesProps {
  /** The paper whose files are managed; empty until one is chosen. */
  paperId: string;
  onPaper: (paperId: string) => void;
  onCreate: () => void;
}

/** The files of one paper: its PDF, its mark scheme, and the pictures of its questions and solutions. */
export function UploadFiles({ paperId, onPaper, onCreate }: UploadFilesProps) {
  const choices = usePaperChoices();
  const chosen = usePaper(paperId);
  const { hasChanges, addChanges } = useUnsavedChanges();
  /** The paper to open if the user agrees to lose what is chosen for this one. */
  const [nextId, setNextId] = useState<string | null>(null);
  if (choices.data?.papers.length === 0) {
    return (
      <EmptyState
        icon={FileStack}
        title="No papers found"
        action={
          <Button size="small" onClick={onCreate}>
            Create paper
          </Button>
        }
      >
        Create a paper first, then upload its files
      </EmptyState>
    );
  }
  const papers = choices.data?.papers ?? [];
  const isListed = papers.some(({ id }) => id === paperId);
  return (
    <div className="grid gap-5">
      <QueryError query={choices} failure="Error loading data" className="py-4" />
      <Field label="Paper" className="max-w-3xl">
        <Select
          name="paper"
          value={paperId}
          disabled={choices.isPending}
          onChange={({ target }) => (hasChanges ? setNextId : onPaper)(target.value)}
        >
          <option value="">{choices.isPending ? 'Loading…' : 'Choose a paper'}</option>
          {paperId !== '' && !isListed && (
            <option value={paperId}>{chosen.data?.title ?? 'Not in this list'}</option>
          )}
          {papers.map(({ id, title, year, examType, subject }) => (
            <option key={id} value={id}>
              {title} ({year}) · {shortStageName(examType.name)} · {subject.name}
            </option>
          ))}
        </Select>
      </Field>
      <QueryError query={chosen} failure="Error loading data" className="py-4" />
      {paperId !== '' && chosen.isPending && <Skeleton className="h-64 rounded-lg" />}
      {chosen.data && (
        <div
          key={chosen.data.id}
          className="grid items-start gap-5 xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]"
        >
          <div className="grid gap-5">
            <PdfSection paper={chosen.data} document="paper" />
            <PdfSection paper={chosen.data} document="mark-scheme" />
          </div>
          <UnsavedChangesInDialog value={addChanges}>
            <AnswerImagesSection paper={chosen.data} />
          </UnsavedChangesInDialog>
        </div>
      )}
      <DiscardDialog
        open={nextId !== null}
        onKeep={() => setNextId(null)}
        onDiscard={() => {
          setNextId(null);
          onPaper(nextId ?? '');
        }}
      />
    </div>
  );
}
