import { classFieldsSchema } from '@markwell/shared/classes/classes.schemas';
import { useNavigate } from 'react-router-dom';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { BackLink } from '#ui/layout/back-link.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Card } from '#ui/display/card.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { useCreateClass } from '../classes.queries.ts';
import { bodyOfClass, ClassFieldInputs, type ClassValues } from '../components/class-fields.tsx';

const empty: ClassValues = { name: '', stageId: '', subjectId: '' };

export function NewClassPage() {
  const navigate = useNavigate();
  const creating = useCreateClass();
  const form = useContractForm({ schema: classFieldsSchema, values: empty, bodyOf: bodyOfClass });
  return (
    <Page width="narrow">
      <PageHeader title="New class" back={<BackLink to="/classes">Classes</BackLink>} />
      <Card>
        <Form
          form={form}
          aria-label="New class"
          className="grid grid-cols-1 gap-5 sm:grid-cols-2"
          onSubmit={creating.mutateAsync}
          onSuccess={({ id }) => void navigate(`/classes/${id}/invite`)}
        >
          <ClassFieldInputs form={form} />
          <SubmitButton form={form} className="justify-self-start">
            Create class
          </SubmitButton>
          <UnsavedChangesGuard form={form} />
        </Form>
      </Card>
    </Page>
  );
}
