import {
  invitationTextSchema,
  type ClassDto,
  type InvitedLineDto,
} from '@markwell/shared/classes/classes.schemas';
import { invitationDays } from '@markwell/shared/classes/classes.vocabulary';
import { useState } from 'react';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { Textarea } from '#ui/inputs/textarea.tsx';
import { countOf } from '#lib/format.ts';
import { useInvitePupils } from '../classes.queries.ts';

const outcomeNames: Record<Exclude<InvitedLineDto['outcome'], 'not-invited' | 'repeated'>, string> = {
  invited: 'invited',
  'already-invited': 'was invited within the last day',
  'already-member': 'is in the class already',
  'named-member': 'is in the class already, and now has the name of this list',
  heading: 'is a heading',
};

/** Invites a pasted list. Lines that were not understood stay in the box, to be corrected. */
export function InviteByEmail({ opened }: { opened: ClassDto }) {
  const [lines, setLines] = useState<readonly InvitedLineDto[]>([]);
  const inviting = useInvitePupils(opened.id);
  const form = useContractForm({ schema: invitationTextSchema, values: { text: '' } });
  return (
    <section aria-labelledby="invite">
      <h2 id="invite" className="mb-3 text-xl">
        Invite by e-mail
      </h2>
      <Form
        form={form}
        aria-label="Invite by e-mail"
        className="grid grid-cols-1 gap-4"
        onSubmit={inviting.mutateAsync}
        onSuccess={(reply) => {
          setLines(reply.lines);
          form.reset({ text: textToCorrect(reply.lines) });
        }}
      >
        <Field
          label="E-mail addresses of the pupils"
          hint={`Paste a column or a whole table of a spreadsheet, or a list from an e-mail. With headings such as Surname, Forename, Admission number and Email, you and the other teachers of the class see these names and numbers. Pupils without an account can sign up with the address that you invite. An invitation is open for ${countOf(invitationDays, 'day')}.`}
          {...form.field('text')}
        >
          <Textarea rows={6} spellCheck={false} />
        </Field>
        <SubmitButton form={form} className="justify-self-start">
          Send invitations
        </SubmitButton>
      </Form>
      {lines.length > 0 && <InvitedLines lines={lines} />}
    </section>
  );
}

/** The texts of lines that were not invited, each once. */
const textToCorrect = (lines: readonly InvitedLineDto[]) =>
  [...new Set(lines.filter(({ outcome }) => outcome === 'not-invited').map(({ text }) => text))].join('\n');

function InvitedLines({ lines }: { lines: readonly InvitedLineDto[] }) {
  const invited = lines.filter(({ outcome }) => outcome === 'invited').length;
  const wrong = lines.filter(({ outcome }) => outcome === 'not-invited').length;
  return (
    <div className="mt-4 grid grid-cols-1 gap-3">
      <Banner tone={wrong > 0 ? 'warning' : 'success'}>
        {countOf(invited, 'invitation')} sent.
        {wrong > 0 && ` ${countOf(wrong, 'line')} could not be used and stayed in the box.`}
      </Banner>
      <ul className="grid grid-cols-1 gap-1 text-sm" aria-label="Outcome of each line">
        {lines.map(({ number, text, outcome, problem }) => (
          <li key={`${String(number)} ${text} ${outcome} ${problem ?? ''}`} className="wrap-anywhere">
            <span className="figures-tabular">Line {number}:</span> <strong>{text}</strong>{' '}
            {outcome === 'not-invited' ? (
              <span className="text-wrong">{problem ?? 'was not invited'}</span>
            ) : (
              <span className="text-ink-soft">
                {outcome === 'repeated' ? problem : outcomeNames[outcome]}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
