import { Link } from 'react-router-dom';
import { Banner } from '#components/ui/feedback/banner.tsx';
import { Button } from '#components/ui/actions/button.tsx';
import type { UploadValues } from '../upload-form.ts';

interface UploadSuccessProps {
  values: Pick<UploadValues, 'kind' | 'examTypeId' | 'subjectId'>;
  questionsCreated: number;
  onAgain: () => void;
}

/** The address of Manage Questions, filtered to the uploaded questions. */
function manageAddress({ kind, examTypeId, subjectId }: UploadSuccessProps['values']): string {
  const filters = new URLSearchParams({ questionType: kind, examType: examTypeId, subject: subjectId });
  return `/admin/manage-questions?${filters.toString()}`;
}

/** The clicked button no longer exists, so the focus moves here. */
const focusOn = (element: HTMLElement | null) => element?.focus();

/** The result of an upload, with the next steps. */
export function UploadSuccess({ values, questionsCreated, onAgain }: UploadSuccessProps) {
  const questions =
    questionsCreated === 1 ? '1 question' : `${questionsCreated.toLocaleString('en-GB')} questions`;
  return (
    <div ref={focusOn} tabIndex={-1} className="outline-none">
      <Banner
        tone="success"
        title={`${questions} created`}
        action={
          <div className="flex flex-wrap gap-3">
            <Button variant="quiet" asChild>
              <Link to={manageAddress(values)}>Manage questions</Link>
            </Button>
            <Button onClick={onAgain}>Upload more questions</Button>
          </div>
        }
      >
        Pupils can now get them in tests.
      </Banner>
    </div>
  );
}
