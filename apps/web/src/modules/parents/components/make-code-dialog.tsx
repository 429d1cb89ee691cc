import { newCodeSchema } from '@markwell/shared/parents/parents.schemas';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { useMakeCode } from '../parents.queries.ts';
import { BirthMonthField } from './birth-month-field.tsx';
import { ShownCode } from './shown-code.tsx';

interface MakeCodeDialogProps {
  needsBirthMonth: boolean;
  onClose: () => void;
}

/** Makes a code, after asking for the month of birth when it is not known, and shows it. */
export function MakeCodeDialog({ needsBirthMonth, onClose }: MakeCodeDialogProps) {
  const make = useMakeCode();
  // The answer is known once the code is made.
  const form = useContractForm({
    schema: newCodeSchema,
    values: { birthMonth: '' },
    bodyOf: ({ birthMonth }) => (needsBirthMonth ? { birthMonth } : {}),
  });
  if (make.data) {
    return (
      <ShownCode {...make.data} onClose={onClose}>
        Give this code to your parent or guardian. They sign in or create a parent account, and enter it
        there.
      </ShownCode>
    );
  }
  return (
    <FormDialog
      form={form}
      size="small"
      title="Make a code for a parent"
      description="With a code, a parent or guardian can ask to see a summary of your results. An earlier code stops working."
      submitLabel="Make the code"
      onSubmit={(body) => make.mutateAsync(body)}
      onClose={onClose}
    >
      {needsBirthMonth && (
        <BirthMonthField
          error={form.field('birthMonth').error}
          onChoose={(birthMonth) => form.choose('birthMonth', birthMonth)}
        />
      )}
    </FormDialog>
  );
}
