import { FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FileDrop } from '#ui/admin/file-drop.tsx';
import { Remarks } from '../../remarks.tsx';
import { readInWorker } from '../../question-file/read-in-worker.ts';
import {
  maxQuestionFileBytes,
  uploadTexts,
  type ReadQuestionFile,
  type UploadTexts,
} from '../../question-file/upload-texts.ts';
import { FormulaWarnings } from '#modules/mathematics/formula-warnings.tsx';
import { questionTexts } from '#modules/mathematics/rejected-formulas.ts';
import { Button } from '#ui/actions/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { countOf } from '#lib/format.ts';

interface QuestionFileDialogProps {
  /** Whether the form has questions, which are replaced. */
  replacesQuestions: boolean;
  onUse: (texts: UploadTexts) => void;
  onClose: () => void;
}

/** Chooses a file of questions, shows what can be used of it, and writes that into the upload form. */
export function QuestionFileDialog({ replacesQuestions, onUse, onClose }: QuestionFileDialogProps) {
  const [error, setError] = useState<string>();
  const [chosen, setChosen] = useState<{ name: string; file: ReadQuestionFile }>();
  const [isReading, setIsReading] = useState(false);
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  async function read(file: File | undefined) {
    if (!file) return;
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    setError(undefined);
    setChosen(undefined);
    setIsReading(true);
    const result = await contentsOf(file, signal);
    // Another file was chosen, or the dialog closed.
    if (signal.aborted) return;
    setIsReading(false);
    if (typeof result === 'string') setError(result);
    else setChosen({ name: file.name, file: result });
  }

  const questions = chosen?.file.questions ?? [];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <DialogContent
        title="Questions from a file"
        description="The multiple-choice questions of the file are written into this form, where you check them before you upload. Nothing is saved yet."
        footer={
          <>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button disabled={questions.length === 0} onClick={() => onUse(uploadTexts(questions))}>
              {questions.length === 0 ? 'Use the questions' : `Use ${countOf(questions.length, 'question')}`}
            </Button>
          </>
        }
      >
        <div className="grid gap-3">
          <FileDrop
            label="File"
            hint="Aiken, GIFT or Moodle XML, up to 20 MB. In Moodle: Question bank, Export."
            prompt={chosen === undefined ? 'Choose a file' : 'Choose another file'}
            icon={FileText}
            name="questionFile"
            accept=".txt,.gift,.xml,text/plain,text/xml,application/xml"
            error={error}
            onFiles={([file]) => {
              void read(file);
            }}
          />
          {isReading && <p role="status">Reading the file…</p>}
          {chosen && <Contents {...chosen} />}
          {questions.length > 0 && <MissingSolutions questions={questions} />}
          <FormulaWarnings texts={questions.flatMap((question) => questionTexts(question.place, question))} />
          {replacesQuestions && questions.length > 0 && (
            <Banner tone="notice">
              The questions, answer key, solutions and images in the form are replaced.
            </Banner>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** What the file has: questions that can be used, skipped ones with the reason, and what is not used. */
function Contents({ name, file }: { name: string; file: ReadQuestionFile }) {
  const { format, questions, skipped, warnings, unused, assumption } = file;
  return (
    <>
      <p role="status" className="wrap-anywhere">
        <span className="font-medium">{name}</span> ({format}):{' '}
        {countOf(questions.length + skipped.length, 'question')}, {questions.length.toLocaleString('en-GB')}{' '}
        can be used
        {skipped.length > 0 && `, ${skipped.length.toLocaleString('en-GB')} skipped`}
      </p>
      {assumption !== undefined && <Banner tone="warning">{assumption}</Banner>}
      <Remarks title={`${countOf(skipped.length, 'question')} skipped`} remarks={skipped} />
      <Remarks
        title={`${countOf(new Set(warnings.map(({ place }) => place)).size, 'question')} to check`}
        remarks={warnings}
      />
      {unused.size > 0 && (
        <div className="text-sm text-ink-soft">
          <p>Not used:</p>
          <ul className="list-disc pl-5">
            {[...unused].map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

async function contentsOf(file: File, signal: AbortSignal): Promise<ReadQuestionFile | string> {
  if (file.size > maxQuestionFileBytes) {
    return `${file.name} is larger than 20 MB. Export fewer questions at a time.`;
  }
  try {
    return await readInWorker(new Uint8Array(await file.arrayBuffer()), signal);
  } catch {
    return `${file.name} could not be read. Choose it again.`;
  }
}

function MissingSolutions({ questions }: Pick<ReadQuestionFile, 'questions'>) {
  const missing = questions.filter(({ solution }) => solution === '').length;
  if (missing === 0 || missing === questions.length) return null;
  return (
    <Banner tone="notice">
      {missing.toLocaleString('en-GB')} of {countOf(questions.length, 'question')}{' '}
      {missing === 1 ? 'has' : 'have'} no solution. They can be uploaded as they are.
    </Banner>
  );
}
