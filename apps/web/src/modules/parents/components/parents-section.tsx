import {
  type LinkOfChildDto,
  type OwnParentsDto,
  newCodeSchema,
} from '@markwell/shared/parents/parents.schemas';
import { maxParents } from '@markwell/shared/parents/parents.vocabulary';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { DialogButton } from '#ui/overlays/dialog-button.tsx';
import { formatDay } from '#lib/format.ts';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { useAgreeToParent, useEndLink, useOwnParents, useMakeCode } from '../parents.queries.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { BirthMonthField } from './birth-month-field.tsx';
import { ShownCode } from './shown-code.tsx';

/** The child's parents: who sees the results, who asks to, and who was invited. */
export function ParentsSection() {
  const parents = useOwnParents();
  return (
    <Section title="Parents and guardians" className="pt-0!">
      <p className="-mt-2 mb-4 text-ink-soft">
        They see a summary: how often and how long you practise, the scores of your tests, which topics go
        well or need work, and what work of your classes is due or was missed. They never see your answers,
        your writing or your reports.
      </p>
      <Loaded query={parents} loading="Loading your parents…" failure="This list did not load.">
        {(loaded) => <OwnParents parents={loaded} />}
      </Loaded>
    </Section>
  );
}

function OwnParents({ parents }: { parents: OwnParentsDto }) {
  const { links, mayLink } = parents;
  return (
    <div className="grid grid-cols-1 gap-4">
      {links.length === 0 ? (
        <EmptyState level={3} title="No parent can see your results">
          {mayLink
            ? 'You decide whether to make a code or to invite somebody.'
            : 'Your results are yours alone.'}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {links.map((link) => (
            <LinkCard key={link.id} link={link} isYoung={parents.isYoung} />
          ))}
        </ul>
      )}
      {mayLink && links.length < maxParents && (
        <div className="flex flex-wrap gap-3">
          <DialogButton label="Make a code for a parent">
            {(close) => <MakeCodeDialog needsBirthMonth={parents.needsBirthMonth} onClose={close} />}
          </DialogButton>
          <DialogButton variant="quiet" label="Invite by e-mail">
            {(close) => <InviteDialog needsBirthMonth={parents.needsBirthMonth} onClose={close} />}
          </DialogButton>
        </div>
      )}
      {parents.isYoung && (
        <p className="text-sm text-ink-soft">
          You are under 13, so the parent who agreed to your account decides who sees your results. You can
          ask them here to stop someone seeing your results.
        </p>
      )}
    </div>
  );
}

const stateTexts = {
  INVITED: 'Invited',
  REQUESTED: 'Wants to see your results',
  ACTIVE: 'Can see your results',
} as const;
const sinceTexts = { INVITED: 'Invited on', REQUESTED: 'Asked on', ACTIVE: 'Since' } as const;

function LinkCard({ link, isYoung }: { link: LinkOfChildDto; isYoung: boolean }) {
  const { state, name, email, since, isEndAsked } = link;
  const agree = useAgreeToParent();
  return (
    <Card asChild padding="medium">
      <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
            {name ?? email}
            <Badge tone={state === 'INVITED' ? 'neutral' : 'marker'} className="whitespace-normal!">
              {stateTexts[state]}
            </Badge>
          </p>
          <p className="text-sm wrap-anywhere text-ink-soft">
            {name !== null && <>{email} · </>}
            {sinceTexts[state]} {formatDay(since)}
          </p>
          {isEndAsked && (
            <p className="mt-1 text-sm">You asked to end this. Your parent has not decided yet.</p>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          {state === 'REQUESTED' && (
            <AlertDialog
              trigger={<Button pending={agree.isPending}>Yes, I know them</Button>}
              title={`Let ${name ?? email} see your results?`}
              description={`Only agree if you know this person and the address is right: ${email}. ${
                isYoung
                  ? 'Later, the parent who agreed to your account can stop it. You can ask them here.'
                  : 'You can stop it here whenever you like.'
              }`}
              confirmLabel="Let them see my results"
              onConfirm={() => agree.mutate(link.id)}
            />
          )}
          {!isEndAsked && <EndLink link={link} isYoung={isYoung} />}
        </div>
      </li>
    </Card>
  );
}

const endLabels = { INVITED: 'Withdraw', REQUESTED: 'No', ACTIVE: 'End' } as const;

function EndLink({ link, isYoung }: { link: LinkOfChildDto; isYoung: boolean }) {
  const end = useEndLink();
  const who = link.name ?? link.email;
  const asks = isYoung && link.state === 'ACTIVE';
  return (
    <AlertDialog
      trigger={
        <Button
          variant="quiet"
          pending={end.isPending}
          aria-label={`${asks ? 'Ask to end' : endLabels[link.state]}: ${who}`}
        >
          {asks ? 'Ask to end' : endLabels[link.state]}
        </Button>
      }
      title={
        asks
          ? 'Ask to end this?'
          : link.state === 'ACTIVE'
            ? `Stop ${who} seeing your results?`
            : 'Are you sure?'
      }
      description={
        asks
          ? 'We’ll let the parent who agreed to your account know. They decide, so talk to them about it.'
          : link.state === 'ACTIVE'
            ? 'They will no longer see your results. We’ll let them know that it ended, not why.'
            : 'They cannot see your results.'
      }
      confirmLabel={asks ? 'Ask' : link.state === 'ACTIVE' ? 'End the link' : 'Yes'}
      tone={asks ? 'primary' : 'danger'}
      onConfirm={() => end.mutate(link.id)}
    />
  );
}

interface MakeCodeDialogProps {
  needsBirthMonth: boolean;
  onClose: () => void;
}

/** Makes a code, after asking for the month of birth when it is not known, and shows it. */
function MakeCodeDialog({ needsBirthMonth, onClose }: MakeCodeDialogProps) {
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
