import { LineField, Rows, TextField } from './fields.tsx';

interface KnownMistakesProps<Name extends string> {
  /** What the answer of a mistake is called in the definition. */
  name: Name;
  mistakes: readonly (Record<Name, string> & { feedback: string })[];
  onChange: (mistakes: (Record<Name, string> & { feedback: string })[]) => void;
}

/** Wrong answers that authors expect, with what pupils read who give them. */
export function KnownMistakes<Name extends string>({ name, mistakes, onChange }: KnownMistakesProps<Name>) {
  return (
    <Rows
      legend="Known mistakes"
      what="mistake"
      addLabel="Add a known mistake"
      rows={mistakes}
      onChange={onChange}
      empty={{ [name]: '', feedback: '' } as (typeof mistakes)[number]}
    >
      {(mistake, change, index) => (
        <>
          <LineField
            label={`Wrong answer ${String(index + 1)}`}
            value={mistake[name]}
            onChange={(answer) => change({ ...mistake, [name]: answer })}
          />
          <TextField
            rows={2}
            label={`Feedback ${String(index + 1)}`}
            value={mistake.feedback}
            onChange={(feedback) => change({ ...mistake, feedback })}
          />
        </>
      )}
    </Rows>
  );
}
