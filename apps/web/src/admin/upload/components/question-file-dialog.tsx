import { FileText } from 'lucide-react';
import { useState } from 'react';
import { FileDrop } from '#components/admin/file-drop.tsx';
import {
  maxQuestionFileBytes,
  readQuestionFile,
  uploadTexts,
  type ReadQuestionFile,
  type UploadTexts,
} from '#components/admin/question-file/read-question-file.ts';
import { FormulaWarnings } from '#components/mathematics/formula-warnings.tsx';
import { questionTexts } from '#components/mathematics/rejected-formulas.ts';
import { Button } from '#components/ui/actions/button.tsx';
import { Banner } from '#components/ui/feedback/banner.tsx';
import { RadioChips } from '#components/ui/inputs/chips.tsx';
import { Dialog, DialogContent } from '#components/ui/overlays/dialog.tsx';
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
  const [chosenOptionCount, setOptionCount] = useState<number>();

  async function read(file: File | undefined) {
    if (!file) return;
    const result =
      file.size > maxQuestionFileBytes
        ? `${file.name} is larger than 20 MB. Export fewer questions at a time.`
        : await file.arrayBuffer().then(
            (buffer) => readQuestionFile(new Uint8Array(buffer)),
            () => `${file.name} could not be read. Choose it again.`,
          );
    setError(typeof result === 'string' ? result : undefined);
    setOptionCount(undefined);
    setChosen(typeof result === 'string' ? undefined : { name: file.name, file: result });
  }

  const all = chosen?.file.questions ?? [];
  const fiveCount = all.filter(({ options }) => options.length === 5).length;
  const fourCount = all.length - fiveCount;
  const optionCount = chosenOptionCount ?? (fiveCount > fourCount ? 5 : 4);
  const questions = all.filter(({ options }) => options.length === optionCount);
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
          {chosen && <Contents {...chosen} />}
          {fourCount > 0 && fiveCount > 0 && (
            <RadioChips
              legend="Number of options"
              hint="The same for all questions of an upload. Read the file again for the others."
              choices={[
                { value: 4, label: 'Four', hint: countOf(fourCount, 'question') },
                { value: 5, label: 'Five', hint: countOf(fiveCount, 'question') },
              ]}
              value={optionCount}
              onChange={setOptionCount}
            />
          )}
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
  const { format, questions, skipped, unused, assumption } = file;
  return (
    <>
      <p role="status" className="wrap-anywhere">
        <span className="font-medium">{name}</span> ({format}):{' '}
        {countOf(questions.length + skipped.length, 'question')}, {questions.length.toLocaleString('en-GB')}{' '}
        can be used
        {skipped.length > 0 && `, ${skipped.length.toLocaleString('en-GB')} skipped`}
      </p>
      {assumption !== undefined && <Banner tone="warning">{assumption}</Banner>}
      {skipped.length > 0 && (
        <Banner tone="warning" title={`${countOf(skipped.length, 'question')} skipped`}>
          <ul className="mt-1">
            {[...Map.groupBy(skipped, ({ reason }) => reason)].map(([reason, each]) => (
              <li key={reason} className="wrap-anywhere">
                {each.map(({ place }) => place).join(', ')}: {reason}
              </li>
            ))}
          </ul>
        </Banner>
      )}
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

function MissingSolutions({ questions }: Pick<ReadQuestionFile, 'questions'>) {
  const missing = questions.filter(({ solution }) => solution === '').length;
  if (missing === 0 || missing === questions.length) return null;
  return (
    <Banner tone="notice">
      {missing.toLocaleString('en-GB')} of {countOf(questions.length, 'question')}{' '}
      {missing === 1 ? 'has' : 'have'} no solution. The form marks these: write a solution for each, or clear
      the field Solutions.
    </Banner>
  );
}
