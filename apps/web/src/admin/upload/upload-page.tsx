import { useState } from 'react';
import { AdminPageHeader } from '../../components/admin/admin-page-header.tsx';
import { UploadSuccess } from './components/upload-success.tsx';
import { UploadEditor } from './components/upload-editor.tsx';
import { emptyForm, nextForm } from './upload-form.ts';

/** Upload Questions (spec 3 §2.3). Typed text stays until it is uploaded. */
export function UploadPage() {
  const [form, setForm] = useState(emptyForm);
  const [questionsCreated, setQuestionsCreated] = useState<number>();
  return (
    <>
      <AdminPageHeader
        title="Upload Questions"
        lead="Either all questions of an upload are saved, or none. Check the preview first."
      />
      {questionsCreated === undefined ? (
        <UploadEditor form={form} onForm={setForm} onDone={setQuestionsCreated} />
      ) : (
        <UploadSuccess
          form={form}
          questionsCreated={questionsCreated}
          onAgain={() => {
            setForm(nextForm(form));
            setQuestionsCreated(undefined);
          }}
        />
      )}
    </>
  );
}
