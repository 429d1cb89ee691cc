import { bulkActionSchema, type BulkAction } from '@markwell/shared/question-editing/bulk-changes.contract';
import { chosenIdSchema } from '@markwell/shared/contract/request-schemas';
import { difficulties, difficultyNames } from '@markwell/shared/question-bank/difficulty.vocabulary';
import { rapidFireLevels } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { z } from 'zod';
import { ClassificationFields, emptyClassification } from '#modules/curriculum/classification-fields.tsx';
import { QueryError } from '#ui/admin/query-error.tsx';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { GuardedDialog } from '#ui/forms/guarded-dialog.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { useSelectionCount, useStartBulkChange, type BulkSelection } from './bulk-changes.queries.ts';
import { actionLabels, dialogTitle, explanations, type BulkKind } from './bulk-change-texts.ts';

interface BulkChangeDialogProps {
  kind: BulkKind;
  selection: BulkSelection;
  onStarted: () => void;
  onClose: () => void;
}

const difficultyChoices = difficulties.map((value) => ({
  value: String(value),
  label: difficultyNames[value],
}));
const levelChoices = rapidFireLevels.map(({ level, name }) => ({
  value: String(level),
  label: `${String(level)} ${name}`,
}));

const topicSchema = z.object({ topicId: chosenIdSchema('Please select a topic') });

/** Asks what to change and names the number of questions; the server then changes them. */
export function BulkChangeDialog({ kind, selection, onStarted, onClose }: BulkChangeDialogProps) {
  const { count, query } = useSelectionCount(selection);
  const start = useStartBulkChange(selection, count);
  const send = (action: BulkAction) => start.mutateAsync(action);
  const buttons = { kind, isReady: count !== undefined && count > 0, onClose };
  return (
    <GuardedDialog
      title={count === undefined ? actionLabels[kind] : dialogTitle(kind, count)}
      description={explanations[kind]}
      onClose={onClose}
    >
      {'filter' in selection && query.isFetching && <Spinner label="Counting questions…" />}
      {'filter' in selection && query.isError && (
        <QueryError query={query} failure="Failed to count the questions" className="border-0 py-2" />
      )}
      {kind === 'move' ? (
        <MoveForm send={send} onStarted={onStarted} {...buttons} />
      ) : (
        <OtherForm send={send} onStarted={onStarted} {...buttons} kind={kind} />
      )}
    </GuardedDialog>
  );
}

interface BulkFormProps {
  kind: BulkKind;
  isReady: boolean;
  send: (action: BulkAction) => Promise<unknown>;
  onStarted: () => void;
  onClose: () => void;
}

function MoveForm({ send, onStarted, ...buttons }: BulkFormProps) {
  const form = useContractForm({ schema: topicSchema, values: emptyClassification });
  return (
    <Form
      form={form}
      className="grid gap-4"
      onSubmit={({ topicId }) => send({ kind: 'move', topicId })}
      onSuccess={onStarted}
    >
      <ClassificationFields form={form} names={['examTypeId', 'subjectId', 'topicId']} />
      <Buttons
        {...buttons}
        submit={
          <SubmitButton form={form} disabled={!buttons.isReady}>
            Move
          </SubmitButton>
        }
      />
    </Form>
  );
}

/** A difficulty or level to choose, or only the question whether to go ahead. */
function OtherForm({
  kind,
  send,
  onStarted,
  ...buttons
}: BulkFormProps & { kind: Exclude<BulkKind, 'move'> }) {
  const isLevel = kind === 'set-level';
  const form = useContractForm({
    schema: bulkActionSchema,
    values: { value: '1' },
    bodyOf: ({ value }): BulkAction => {
      if (kind === 'set-difficulty') return { kind, difficulty: Number(value) };
      if (kind === 'set-level') return { kind, level: Number(value) };
      return { kind };
    },
  });
  return (
    <Form form={form} className="grid gap-4" onSubmit={send} onSuccess={onStarted}>
      {(kind === 'set-difficulty' || isLevel) && (
        <Field label={isLevel ? 'Level' : 'Difficulty'} {...form.field('value')}>
          <Select choices={isLevel ? levelChoices : difficultyChoices} />
        </Field>
      )}
      <Buttons
        {...buttons}
        submit={
          <SubmitButton
            form={form}
            disabled={!buttons.isReady}
            {...(kind === 'delete' && { variant: 'danger' as const })}
          >
            {actionLabels[kind]}
          </SubmitButton>
        }
      />
    </Form>
  );
}

interface ButtonsProps {
  submit: React.ReactNode;
  onClose: () => void;
}

const Buttons = ({ submit, onClose }: ButtonsProps) => (
  <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
    <Button variant="quiet" onClick={onClose}>
      Cancel
    </Button>
    {submit}
  </div>
);
