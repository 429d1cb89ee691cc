import type { PastedField, UploadError } from '@markwell/shared/question-editing/upload/upload-error';
import { Banner } from '#ui/feedback/banner.tsx';
import { jumpToLine } from './jump-to-line.ts';

const fieldNames: Record<PastedField, string> = {
  questionText: 'Question text',
  mcqOptions: 'Options',
  answerKey: 'Answer key',
  explanationText: 'Solutions',
  questionImages: 'Question images',
  solutionImages: 'Solution images',
};

/** The number of problems shown; the rest is counted. */
const maxShown = 100;

/** Every problem of the upload. Choosing one moves the focus to its line. */
export function ProblemList({ problems }: { problems: readonly UploadError[] }) {
  if (problems.length === 0) return null;
  const hidden = problems.length - maxShown;
  return (
    <Banner tone="notice" title={problems.length === 1 ? '1 problem' : `${String(problems.length)} problems`}>
      <ul aria-label="Problems" className="mt-1 max-h-72 overflow-y-auto">
        {problems.slice(0, maxShown).map(({ field, line, message }, index) => (
          <li key={`${field} ${String(line)} ${String(index)}`}>
            <button
              type="button"
              className="min-h-9 w-full rounded-sm py-1 text-left wrap-anywhere underline-offset-4 hover:underline"
              onClick={() => jumpToLine(field, line)}
            >
              <span className="mr-2 text-sm text-ink-soft">{fieldNames[field]}</span>{' '}
              <span className="font-medium">{message}</span>
            </button>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p>and {hidden} more</p>}
    </Banner>
  );
}
