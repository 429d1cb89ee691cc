import type { UploadStatus } from '@markwell/shared/question-editing/upload/upload.contract';
import { Link } from 'react-router-dom';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useContentArea } from '#ui/admin/content-area.ts';
import type { UploadValues } from '../upload-form.ts';

interface UploadSuccessProps {
  values: Pick<UploadValues, 'saveAs'>;
  questionsCreated: number;
  batchId: string;
  onAgain: () => void;
}

/** The clicked button no longer exists, so the focus moves here. */
const focusOn = (element: HTMLElement | null) => element?.focus();

/** The result of an upload, with the next steps. */
export function UploadSuccess({ values, questionsCreated, batchId, onAgain }: UploadSuccessProps) {
  const area = useContentArea();
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
              <Link to={`${area.questions}?batch=${batchId}`}>Manage questions</Link>
            </Button>
            {!area.isOfSchool && (
              <Button variant="quiet" asChild>
                <Link to="/admin/uploads">See all uploads</Link>
              </Button>
            )}
            <Button onClick={onAgain}>Upload more questions</Button>
          </div>
        }
      >
        {stateOf(values.saveAs, questionsCreated === 1, area.isOfSchool)}
      </Banner>
    </div>
  );
}

function stateOf(saveAs: UploadStatus, isOne: boolean, isOfSchool: boolean): string {
  const pupils = isOfSchool ? 'Pupils of your school' : 'Pupils';
  if (saveAs === 'reserved')
    return isOne
      ? `It is reserved. ${pupils} get it in assignments only.`
      : `They are reserved. ${pupils} get them in assignments only.`;
  if (saveAs === 'draft')
    return isOne
      ? 'It is a draft. Pupils do not get it until you publish it.'
      : 'They are drafts. Pupils do not get them until you publish them.';
  return isOne
    ? `It is published. ${pupils} get it in tests, unless its subject is a draft.`
    : `They are published. ${pupils} get them in tests, unless their subject is a draft.`;
}
