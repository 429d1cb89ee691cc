import { newSubjectSchema, type AdminSubjectDto } from '@markwell/shared/admin/subjects/subjects.contract';
import { School } from 'lucide-react';
import { Form, SubmitButton } from '../../components/forms/form.tsx';
import { UnsavedChangesGuard } from '../../components/forms/unsaved-changes-guard.tsx';
import { useContractForm } from '../../components/forms/use-contract-form.ts';
import { Loaded } from '../../components/layout/loaded.tsx';
import { Page } from '../../components/layout/page.tsx';
import { Section } from '../../components/layout/section.tsx';
import { Card } from '../../components/ui/display/card.tsx';
import { EmptyState } from '../../components/ui/feedback/empty-state.tsx';
import { showToast } from '../../components/ui/feedback/show-toast.tsx';
import { Field } from '../../components/ui/inputs/field.tsx';
import { Select } from '../../components/ui/inputs/select.tsx';
import { TextInput } from '../../components/ui/inputs/text-input.tsx';
import { PageHeader } from '../../components/ui/navigation/page-header.tsx';
import { countOf } from '../../lib/format.ts';
import { useCreateSchoolSubject, useSchoolSubjects, useStages } from './school-subjects.queries.ts';

/** The private subjects of a teacher's school, and a form for a new one (spec 3 §1, §6). */
export function SchoolSubjectsPage() {
  const subjects = useSchoolSubjects();
  return (
    <Page width="narrow">
      <PageHeader title="School Subjects" lead="Subjects that only your school sees." />
      <Loaded query={subjects} loading="Loading subjects…" failure="Failed to load subjects">
        {({ school, subjects: rows }) =>
          school === null ? (
            <EmptyState icon={School} title="You have no school yet">
              Please ask an administrator to add you to your school. Then you can create subjects that only
              your school sees.
            </EmptyState>
          ) : (
            <div className="grid gap-8">
              <Section title={`Subjects of ${school.name}`}>
                <SubjectList subjects={rows} />
              </Section>
              <Section title="New subject">
                <NewSubject school={school.name} />
              </Section>
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}

function SubjectList({ subjects }: { subjects: readonly AdminSubjectDto[] }) {
  if (subjects.length === 0)
    return <p className="text-ink-soft">Your school has no subjects of its own yet.</p>;
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {subjects.map(({ id, name, icon, stage, description, _count: { topics, questions } }) => (
        <li key={id}>
          <Card padding="small">
            <h3 className="text-base wrap-anywhere">
              <span aria-hidden>{icon}</span> {name}
            </h3>
            <p className="text-sm text-ink-soft">
              {stage.displayName} · {countOf(topics, 'topic')} · {countOf(questions, 'question')}
            </p>
            {description !== '' && <p className="mt-1 text-sm wrap-anywhere">{description}</p>}
          </Card>
        </li>
      ))}
    </ul>
  );
}

const empty = { stageId: '', name: '', description: '' };

function NewSubject({ school }: { school: string }) {
  const stages = useStages();
  const creating = useCreateSchoolSubject();
  const form = useContractForm({
    schema: newSubjectSchema,
    values: empty,
  });
  return (
    <Card padding="medium">
      <Form
        form={form}
        aria-label="New subject"
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={creating.mutateAsync}
        onSuccess={() => {
          showToast('success', 'Subject created successfully!');
          form.reset(empty);
        }}
      >
        <Field label="Stage" required {...form.field('stageId')}>
          <Select choices={stages.data?.map(({ id, name }) => ({ value: id, label: name }))}>
            <option value="">Choose a stage</option>
          </Select>
        </Field>
        <Field label="Name" required {...form.field('name')}>
          <TextInput maxLength={120} />
        </Field>
        <Field label="Description" className="sm:col-span-2" {...form.field('description')}>
          <TextInput maxLength={500} />
        </Field>
        <p className="text-sm text-ink-soft sm:col-span-2">
          Only {school} sees it. An administrator adds topics and questions.
        </p>
        <SubmitButton form={form} className="justify-self-start">
          Create subject
        </SubmitButton>
        <UnsavedChangesGuard form={form} />
      </Form>
    </Card>
  );
}
