import { toNestErrors } from '@hookform/resolvers';
import { useId } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import type { FieldBinding } from '../inputs/field.tsx';
import { schemaProblems, type FieldProblems } from './schema-problems.ts';

interface FormRules<Values extends FieldValues, Body> {
  /** The contract's schema of the request body. Its messages are shown at the fields of the same name. */
  schema: z.ZodType<unknown, Body>;
  /** The request body, if it differs from the values: for example a number that was typed as text. */
  bodyOf?: (values: Values) => Body;
  /** Problems that only the browser can know: for example two passwords that differ. */
  check?: (values: Values) => Partial<Record<FieldPath<Values>, string | undefined>>;
}

type FormOptions<Values extends FieldValues, Body> = FormRules<Values, Body> & {
  /** What the fields contain at first. */
  values: Values;
} & (Values extends Body ? unknown : { bodyOf: unknown });

export interface ContractForm<Values extends FieldValues, Body> extends UseFormReturn<Values, unknown, Body> {
  /** Connects the form with a submit button outside it. */
  id: string;
  /** From the submission until the reply. */
  isPending: boolean;
  /** Props of a `Field`: the problem, and what connects its control with the form. */
  field: (name: FieldPath<Values>) => { error: string | undefined; binding: FieldBinding };
  /** Sets a value that no native control holds, for example of chips. */
  choose: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
}

/**
 * A form that is checked with the contract's schema when it is submitted. Changing a field removes its problem.
 *
 * ```tsx
 * const form = useContractForm({ schema: emailOnlySchema, values: { email: '' } });
 * return (
 *   <Form form={form} onSubmit={({ email }) => ask.mutateAsync(email)}>
 *     <Field label="E-mail" required {...form.field('email')}>
 *       <TextInput type="email" />
 *     </Field>
 *     <SubmitButton form={form}>Send the link</SubmitButton>
 *   </Form>
 * );
 * ```
 */
export function useContractForm<Values extends FieldValues, Body>(
  options: FormOptions<Values, Body>,
): ContractForm<Values, Body> {
  const id = useId();
  const form = useForm<Values, unknown, Body>({
    defaultValues: options.values as DefaultValues<Values>,
    resolver: resolverOf(options),
    reValidateMode: 'onSubmit',
    shouldFocusError: false, // Form sets the focus, in the order of the document.
  });
  const { errors, isSubmitting } = form.formState;
  return {
    ...form,
    id,
    isPending: isSubmitting,
    field: (name) => {
      const { ref, ...binding } = form.register(name, {
        onChange: () => form.clearErrors(name),
      });
      return {
        error: get<typeof errors, FieldError | undefined>(errors, name)?.message,
        binding: {
          ...binding,
          // React calls it after each render of the field, so also when its options have loaded.
          ref: (element) => {
            ref(element);
            if (element instanceof HTMLSelectElement) chooseOption(element, form.getValues(name));
          },
        },
      };
    },
    choose: (name, value) => {
      form.setValue(name, value, { shouldDirty: true });
      form.clearErrors(name);
    },
  };
}

/** A select shows its first option until it has the one of its value. */
function chooseOption(select: HTMLSelectElement, value: unknown): void {
  const option = [...select.options].find((each) => each.value === value);
  if (option) option.selected = true;
}

function resolverOf<Values extends FieldValues, Body>({
  schema,
  bodyOf = (values) => values as unknown as Body,
  check,
}: FormRules<Values, Body>): Resolver<Values, unknown, Body> {
  return (values, _context, options) => {
    const body = bodyOf(values);
    const problems: FieldProblems = { ...check?.(values), ...schemaProblems(schema, body) };
    const errors: FieldErrors = {};
    for (const [name, message] of Object.entries(problems)) {
      if (message !== undefined) errors[name] = { type: 'check', message };
    }
    if (Object.keys(errors).length === 0) return { values: body, errors: {} };
    return { values: {}, errors: toNestErrors<Values>(errors, options) };
  };
}
