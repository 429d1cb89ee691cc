import { useState } from 'react';
import { QueryError } from '#ui/admin/query-error.tsx';
import type { Remark } from './question-file/question-file.ts';
import {
  fileFormats,
  writeQuestionFile,
  type FileFormat,
  type WrittenQuestion,
} from './question-file/write-question-file.ts';
import { Remarks } from './remarks.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { RadioChips } from '#ui/inputs/chips.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { downloadText } from '#lib/download.ts';
import { countOf } from '#lib/format.ts';
import { useDownloadable, useExportQuestions, type ChosenQuestions } from './questions.queries.ts';

const formats: readonly FileFormat[] = ['gift', 'moodle-xml', 'aiken'];
const choices = formats.map((value) => ({ value, label: fileFormats[value].label }));

interface DownloadQuestionsProps {
  chosen: ChosenQuestions;
  onClose: () => void;
}

/** Saves questions as a file. Returns those that the format cannot have. */
function saveFile(format: FileFormat, questions: readonly WrittenQuestion[]): Remark[] {
  const { ending, type } = fileFormats[format];
  const { text, written, omitted } = writeQuestionFile(format, questions);
  if (written > 0) {
    downloadText(`questions.${ending}`, type, text);
    showToast('success', `${countOf(written, 'question')} downloaded`);
  }
  return omitted;
}

/** A dialog that saves questions as a file for Moodle and other systems. */
export function DownloadQuestions({ chosen, onClose }: DownloadQuestionsProps) {
  const [format, setFormat] = useState<FileFormat>('gift');
  const exporting = useExportQuestions();
  const [omitted, setOmitted] = useState<readonly Remark[]>([]);
  const { label, hasSolutions } = fileFormats[format];
  const { downloadable, query } = useDownloadable(chosen);
  const { questionIds = [], pictured = 0, unanswered = 0 } = downloadable ?? {};

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <DialogContent
        title="Download questions"
        description="A file with questions, answers and solutions, for Moodle and other systems. ‘Read from a file’ in Upload Questions reads it again."
        footer={
          <>
            <Button variant="quiet" onClick={onClose}>
              {omitted.length === 0 ? 'Cancel' : 'Done'}
            </Button>
            <Button
              disabled={questionIds.length === 0}
              pending={exporting.isPending}
              onClick={() => {
                exporting.mutate(questionIds, {
                  onSuccess: (questions) => {
                    const missing = saveFile(format, questions);
                    if (missing.length === 0) onClose();
                    else setOmitted(missing);
                  },
                });
              }}
            >
              {downloadable ? `Download ${countOf(questionIds.length, 'question')}` : 'Download'}
            </Button>
          </>
        }
      >
        <div className="grid gap-3">
          {'filter' in chosen && query.isFetching && <Spinner label="Counting questions…" />}
          {'filter' in chosen && (
            <QueryError query={query} failure="Failed to count the questions" className="border-0 py-2" />
          )}
          <RadioChips
            legend="Format"
            choices={choices}
            value={format}
            onChange={(chosenFormat) => {
              setFormat(chosenFormat);
              setOmitted([]);
            }}
          />
          {!hasSolutions && (
            <Banner tone="notice">{label} has no solutions, so they are not in the file.</Banner>
          )}
          <NotInFile pictured={pictured} unanswered={unanswered} />
          <Omitted label={label} omitted={omitted} />
          {exporting.error && (
            <Banner tone="error">
              {messageOf(exporting.error, 'The questions were not downloaded. Please try again.')}
            </Banner>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** The questions that no format can have, before anything is saved. */
const NotInFile = ({ pictured, unanswered }: { pictured: number; unanswered: number }) => (
  <>
    {pictured > 0 && (
      <Banner tone="notice">
        {countOf(pictured, 'question')} with pictures {pictured === 1 ? 'is' : 'are'} not in the file, because
        it holds texts only.
      </Banner>
    )}
    {unanswered > 0 && (
      <Banner tone="notice">
        {countOf(unanswered, 'draft')} without a correct answer {unanswered === 1 ? 'is' : 'are'} not in the
        file.
      </Banner>
    )}
  </>
);

/** The questions that the chosen format cannot have, after the others were saved. */
const Omitted = ({ label, omitted }: { label: string; omitted: readonly Remark[] }) => (
  <Remarks
    title={`${countOf(omitted.length, 'question')} not in the file, because ${label} cannot have ${omitted.length === 1 ? 'it' : 'them'}`}
    remarks={omitted}
  />
);
