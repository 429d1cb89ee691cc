import {
  assignmentArrangementSchema,
  type AssignmentArrangementDto,
  type ConfirmedArrangementDto,
} from '@markwell/shared/access-arrangements/access-arrangements.schemas';
import { ExtraTimeChips, RestBreakChips } from '#modules/accounts/parts/time-chips.tsx';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Card } from '#ui/display/card.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { formatDay } from '#lib/format.ts';
import { useConfirmArrangement, useConfirmedArrangement } from '../markbook.queries.ts';

/** What a pupil has in assignments, which a teacher confirms. Nobody is asked why. */
export function ArrangementSection({ pupilId }: { pupilId: string }) {
  const query = useConfirmedArrangement(pupilId);
  return (
    <section aria-labelledby="arrangement" className="mt-10 max-w-2xl">
      <h3 id="arrangement" className="text-xl">
        Access arrangements
      </h3>
      <p className="mt-1 mb-4 text-ink-soft">
        What this pupil has in every assignment. The reason is not stored, and results don’t show it.
      </p>
      <Loaded
        query={query}
        loading="Loading the access arrangements…"
        failure="The access arrangements did not load."
      >
        {(confirmed) => <ArrangementForm key={pupilId} pupilId={pupilId} confirmed={confirmed} />}
      </Loaded>
    </section>
  );
}

function ArrangementForm({ pupilId, confirmed }: { pupilId: string; confirmed: ConfirmedArrangementDto }) {
  const confirming = useConfirmArrangement(pupilId);
  const { extraTimePercent, breakMinutes, hasReader } = confirmed;
  const form = useContractForm<AssignmentArrangementDto, AssignmentArrangementDto>({
    schema: assignmentArrangementSchema,
    values: { extraTimePercent, breakMinutes, hasReader },
  });
  const [chosenTime, chosenBreaks] = form.watch(['extraTimePercent', 'breakMinutes']);
  return (
    <Form
      form={form}
      aria-label="Access arrangements"
      onSubmit={confirming.mutateAsync}
      onSuccess={() => {
        showToast('success', 'Confirmed', 'Assignments that are running gain time immediately.');
      }}
    >
      <Card className="grid gap-5">
        <ExtraTimeChips value={chosenTime} onChange={(percent) => form.choose('extraTimePercent', percent)} />
        <RestBreakChips value={chosenBreaks} onChange={(minutes) => form.choose('breakMinutes', minutes)} />
        <Checkbox
          label="Reader"
          hint="Questions, answers and passages can be read aloud by a voice of the device."
          {...form.register('hasReader')}
        />
        <p className="text-sm text-ink-soft">
          {confirmed.confirmedAt === null
            ? 'Nothing is confirmed yet.'
            : `Confirmed by ${confirmed.confirmedBy ?? 'a former teacher'} on ${formatDay(confirmed.confirmedAt)}.`}
        </p>
        <SubmitButton form={form} className="justify-self-start">
          Confirm
        </SubmitButton>
      </Card>
      <UnsavedChangesGuard form={form} />
    </Form>
  );
}
