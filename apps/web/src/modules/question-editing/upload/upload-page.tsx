import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AdminPageHeader } from '#ui/admin/admin-page-header.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useContentArea } from '#ui/admin/content-area.ts';
import { UploadSuccess } from './components/upload-success.tsx';
import { UploadEditor } from './components/upload-editor.tsx';
import { emptyForm, nextForm, type UploadValues } from './upload-form.ts';

/** Upload Questions. Typed text stays until it is uploaded. Teachers begin with drafts. */
export function UploadPage() {
  const { isOfSchool } = useContentArea();
  const [initialValues, setInitialValues] = useState<UploadValues>({
    ...emptyForm,
    ...(isOfSchool && { saveAs: 'draft' }),
  });
  const [upload, setUpload] = useState<{
    values: UploadValues;
    questionsCreated: number;
    batchId: string;
  } | null>(null);
  return (
    <>
      <AdminPageHeader
        title="Upload Questions"
        lead="Either all questions of an upload are saved, or none. Check the preview first."
        actions={
          !isOfSchool && (
            <Button variant="quiet" size="small" asChild>
              <Link to="/admin/uploads">Earlier uploads</Link>
            </Button>
          )
        }
      />
      {upload ? (
        <UploadSuccess
          {...upload}
          onAgain={() => {
            setInitialValues(nextForm(upload.values));
            setUpload(null);
          }}
        />
      ) : (
        <UploadEditor
          initialValues={initialValues}
          onUploaded={(values, { questionsCreated, batchId }) =>
            setUpload({ values, questionsCreated, batchId })
          }
        />
      )}
    </>
  );
}
