import { FileText } from 'lucide-react';
import { useState } from 'react';
import { FileDrop } from '#components/admin/file-drop.tsx';
import { Button } from '#components/ui/actions/button.tsx';
import { Banner } from '#components/ui/feedback/banner.tsx';
import { Dialog, DialogContent } from '#components/ui/overlays/dialog.tsx';
import { countOf } from '#lib/format.ts';
import {
  maxQuestionFileBytes,
  readQuestionFile,
  uploadTexts,
  type ReadQuestionFile,
  type UploadTexts,
} from './read-question-file.ts';

interface QuestionFileDialogProps {
  /** Whether the form has texts, which are replaced. */
  replacesTexts: boolean;
  onUse: (texts: UploadTexts) => void;
  onClose: () => void;
}

/** Chooses a file of questions, shows what can be used of it, and writes that into the upload form. */
export function QuestionFileDialog({ replacesTexts, onUse, onClose }: QuestionFileDialogProps) {
  const [error, setError] = useState<string>();
  const [chosen, setChosen] = useState<{ name: string; file: ReadQuestionFile }>();

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
    setChosen(typeof result === 'string' ? undefined : { name: file.name, file: result });
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
          {chosen && <Contents {...chosen} />}
          {replacesTexts && questions.length > 0 && (
            <Banner tone="notice">The questions, answer key and solutions in the form are replaced.</Banner>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

const maxPlaces = 5;

/** 'Line 3, Line 8 and 4 more:' */
function placesText(places: readonly string[]): string {
  const shown = places.slice(0, maxPlaces).join(', ');
  const rest = places.length - maxPlaces;
  return rest > 0 ? `${shown} and ${rest.toLocaleString('en-GB')} more:` : `${shown}:`;
}

/** What the file has: questions that can be used, skipped ones with the reason, and what is not used. */
function Contents({ name, file }: { name: string; file: ReadQuestionFile }) {
  const { format, questions, skipped, unused, assumption } = file;
  const unsolved = questions.filter(({ solution }) => solution === '').length;
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
                {placesText(each.map(({ place }) => place))} {reason}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {unsolved > 0 && unsolved < questions.length && (
        <Banner tone="notice">
          {unsolved.toLocaleString('en-GB')} of {questions.length.toLocaleString('en-GB')} questions{' '}
          {unsolved === 1 ? 'has' : 'have'} no solution. The form marks these: write a solution for each, or
          clear the field Solutions.
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
