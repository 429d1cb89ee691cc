import { useRef, type ReactNode, type SubmitEvent } from 'react';
import { Sparkles } from 'lucide-react';
import type { z } from 'zod';
import { focusFirstError, schemaErrors, type FormErrors } from '../../components/forms/form-errors.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';

interface GeneratorFormProps<Schema extends z.ZodType> {
  label: string;
  submitLabel: string;
  schema: Schema;
  /** The form's values; a value that the schema rejects is shown as an error. */
  input: unknown;
  onProblems: (problems: FormErrors) => void;
  /** Maps a field of the request to its control's name, where the two differ. */
  controlNames?: Readonly<Record<string, string>> | undefined;
  isRunning: boolean;
  onGenerate: (input: z.output<Schema>) => void;
  children: ReactNode;
}

/** The card with the form of a generator. It validates with the server's schema. */
export function GeneratorForm<Schema extends z.ZodType>(props: GeneratorFormProps<Schema>) {
  const { label, submitLabel, schema, input, onProblems, controlNames = {}, isRunning, onGenerate } = props;
  const form = useRef<HTMLFormElement>(null);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isRunning) return;
    const problems = Object.fromEntries(
      Object.entries(schemaErrors(schema, input)).map(([name, message]) => [
        controlNames[name] ?? name,
        message,
      ]),
    );
    onProblems(problems);
    focusFirstError(form.current, problems);
    if (Object.keys(problems).length === 0) onGenerate(schema.parse(input));
  }

  return (
    <Card padding="medium">
      <form ref={form} noValidate aria-label={label} onSubmit={submit}>
        <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">{props.children}</div>
        <Button type="submit" size="small" className="mt-5" pending={isRunning}>
          {!isRunning && <Sparkles aria-hidden className="size-[18px]" />}
          {submitLabel}
        </Button>
      </form>
    </Card>
  );
}
