import { classFieldsSchema, type ClassDto } from '@markwell/shared/classes/classes.schemas';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { ConfirmAction } from '#ui/overlays/confirm-action.tsx';
import { useArchiveClass, useChangeClass, useStages, useSubjectsOf } from '../classes.queries.ts';
import { bodyOfClass, ClassFieldInputs } from '../components/class-fields.tsx';
import { ClassTeachers } from '../components/class-teachers.tsx';
import { useOpenedClass } from '../use-opened-class.ts';

/**
 * Name, teachers and the end of a class. It waits for the choices: a native select cannot show a value before it has its
 * option.
 */
export function ClassSettingsPage() {
  const opened = useOpenedClass();
  const stages = useStages();
  const subjects = useSubjectsOf(opened.stage.id);
  return (
    <Loaded query={stages} loading="Loading the stages…" failure="The stages did not load.">
      {() => (
        <Loaded query={subjects} loading="Loading the subjects…" failure="The subjects did not load.">
          {() => (
            <div className="grid max-w-2xl grid-cols-1 gap-10">
              <section aria-labelledby="about-class">
                <h2 id="about-class" className="mb-4 text-xl">
                  About the class
                </h2>
                <ClassForm key={opened.id} opened={opened} />
              </section>
              <ClassTeachers opened={opened} />
              {opened.isOwner && <Archiving opened={opened} />}
            </div>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

function ClassForm({ opened }: { opened: ClassDto }) {
  const changing = useChangeClass(opened.id);
  const { name, stage, subject } = opened;
  const form = useContractForm({
    schema: classFieldsSchema,
    values: { name, stageId: stage.id, subjectId: subject?.id ?? '' },
    bodyOf: bodyOfClass,
  });
  return (
    <Form
      form={form}
      aria-label="About the class"
      className="grid grid-cols-1 gap-5 sm:grid-cols-2"
      onSubmit={changing.mutateAsync}
      onSuccess={() => showToast('success', 'Saved')}
    >
      <ClassFieldInputs form={form} keptSubject={subject} />
      <SubmitButton form={form} className="justify-self-start">
        Save
      </SubmitButton>
      <UnsavedChangesGuard form={form} />
    </Form>
  );
}

function Archiving({ opened }: { opened: ClassDto }) {
  const archiving = useArchiveClass(opened.id);
  const isArchived = opened.archivedAt !== null;
  return (
    <section aria-labelledby="archive">
      <h2 id="archive" className="mb-3 text-xl">
        {isArchived ? 'Restore the class' : 'Archive the class'}
      </h2>
      <p className="mb-4 text-ink-soft">
        {isArchived
          ? 'Its pupils are still in it. Once it is restored, you can see their work again.'
          : 'For the end of the year: nobody can join, and no new work is shown. Nothing is deleted, and you can restore it.'}
      </p>
      {isArchived ? (
        <Button pending={archiving.isPending} onClick={() => archiving.mutate(false)}>
          Restore class
        </Button>
      ) : (
        <ConfirmAction
          trigger={<Button variant="quiet">Archive class</Button>}
          title="Archive this class?"
          description="Its code stops working, and its teachers no longer see new work of its pupils. You can restore it at any time."
          confirmLabel="Archive class"
          action={archiving}
          target={true}
        />
      )}
    </section>
  );
}
