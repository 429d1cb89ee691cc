import { joinCodeBody, joinCodeSchema, type JoinedClassDto } from '@markwell/shared/classes/classes.schemas';
import { formatJoinCode, normaliseJoinCode } from '@markwell/shared/classes/join-code';
import type { ReactNode } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { useAuth } from '#lib/session/auth-context.ts';
import { ClassVisibility } from '../components/class-visibility.tsx';
import {
  useAcceptInvitation,
  useClassPreview,
  useDeclineInvitation,
  useJoinClass,
  useMemberships,
} from '../join.queries.ts';
import { aboutClass, teachersOf } from '../class-texts.ts';

/** Where a pupil joins a class: with a code, with the link of a code, or from an invitation. */
export function JoinPage() {
  const { code } = useParams();
  const { user } = useAuth();
  return (
    <Page width="narrow">
      <PageHeader
        title="Join a class"
        lead="Your teacher has given you a code, or has invited you by e-mail."
      />
      {user?.role !== 'STUDENT' ? (
        <EmptyState title="Only pupils can join a class">
          Sign in with a pupil’s account to use a code or an invitation.
        </EmptyState>
      ) : code === undefined ? (
        <>
          <TypeCode />
          <Invitations />
        </>
      ) : (
        <ClassOfCode code={code} />
      )}
    </Page>
  );
}

function TypeCode() {
  const navigate = useNavigate();
  const form = useContractForm({ schema: joinCodeBody, values: { code: '' } });
  return (
    <Card>
      <Form
        form={form}
        aria-label="Join with a code"
        className="grid grid-cols-1 gap-4"
        onSubmit={({ code }) => Promise.resolve(normaliseJoinCode(code))}
        onSuccess={(code) => void navigate(`/join/${code}`)}
      >
        <Field
          label="Code of the class"
          hint={
            <>
              Six letters and digits, for example <span className="whitespace-nowrap">CDF-GHJ</span>
            </>
          }
          {...form.field('code')}
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            className="font-mono text-2xl tracking-widest uppercase"
          />
        </Field>
        <SubmitButton form={form} className="justify-self-start">
          Continue
        </SubmitButton>
      </Form>
    </Card>
  );
}

function ClassOfCode({ code }: { code: string }) {
  const parsed = joinCodeSchema.safeParse(code);
  if (!parsed.success)
    return <WrongCode message="A join code has six letters and digits, for example CDF-GHJ" />;
  return <PreviewedClass code={parsed.data} />;
}

const OtherCode = () => (
  <Button asChild variant="quiet">
    <Link to="/join">Type another code</Link>
  </Button>
);

const WrongCode = ({ message }: { message: string }) => (
  <Banner tone="error" title="You cannot join with this code" action={<OtherCode />}>
    {message}
  </Banner>
);

function PreviewedClass({ code }: { code: string }) {
  const navigate = useNavigate();
  const preview = useClassPreview(code);
  const joining = useJoinClass();
  if (preview.error && !preview.isFetching)
    return <WrongCode message={messageOf(preview.error, 'Please try again.')} />;
  return (
    <Loaded query={preview} loading="Looking for the class…" failure="The class did not load.">
      {({ isMember, ...found }) =>
        isMember ? (
          <ClassCard found={found}>
            <p>You are in this class.</p>
            <Button asChild className="justify-self-start">
              <Link to="/who-can-see-my-work">Who can see my work</Link>
            </Button>
          </ClassCard>
        ) : (
          <ClassCard found={found} note={`Code ${formatJoinCode(code)}`}>
            <Agreement
              joined={found}
              pending={joining.isPending}
              onAgree={() => {
                joining.mutate(code, {
                  onSuccess: () => welcome(found, navigate),
                });
              }}
              refuse={
                <Button asChild variant="quiet">
                  <Link to="/">No, do not join</Link>
                </Button>
              }
            />
          </ClassCard>
        )
      }
    </Loaded>
  );
}

function welcome({ name }: JoinedClassDto, navigate: (path: string) => unknown): void {
  showToast('success', 'You have joined the class', name);
  navigate('/who-can-see-my-work');
}

interface ClassCardProps {
  found: JoinedClassDto;
  note?: string;
  children: ReactNode;
}

const ClassCard = ({ found, note, children }: ClassCardProps) => (
  <Card asChild padding="large">
    <section aria-label={found.name} className="grid grid-cols-1 gap-5">
      <div>
        <h2 className="text-2xl wrap-anywhere">{found.name}</h2>
        <p className="wrap-anywhere">{teachersOf(found)}</p>
        <p className="text-ink-soft">
          {aboutClass(found)}
          {note !== undefined && ` · ${note}`}
        </p>
      </div>
      {children}
    </section>
  </Card>
);

interface AgreementProps {
  joined: JoinedClassDto;
  pending: boolean;
  onAgree: () => void;
  refuse: ReactNode;
}

/** Who will see what, in plain words, and the question. */
const Agreement = ({ joined, pending, onAgree, refuse }: AgreementProps) => (
  <>
    <p>
      If you join, <strong className="wrap-anywhere">{teachersOf(joined)}</strong> can see some of your work.
      You can leave the class at any time; then they no longer see it.
    </p>
    <ClassVisibility />
    <div className="flex flex-wrap gap-3">
      <Button pending={pending} onClick={onAgree}>
        I agree: join the class
      </Button>
      {refuse}
    </div>
  </>
);

function Invitations() {
  const memberships = useMemberships();
  return (
    <Loaded query={memberships} loading="Looking for invitations…" failure="Your invitations did not load.">
      {({ invitations }) =>
        invitations.length > 0 && (
          <Section title="Invitations">
            <div className="grid grid-cols-1 gap-4">
              {invitations.map((invitation) => (
                <InvitationCard key={invitation.id} {...invitation} />
              ))}
            </div>
          </Section>
        )
      }
    </Loaded>
  );
}

function InvitationCard({ id, class: invited }: { id: string; class: JoinedClassDto }) {
  const navigate = useNavigate();
  const accepting = useAcceptInvitation();
  const declining = useDeclineInvitation();
  return (
    <ClassCard found={invited}>
      <Agreement
        joined={invited}
        pending={accepting.isPending}
        onAgree={() => {
          accepting.mutate(id, {
            onSuccess: () => welcome(invited, navigate),
          });
        }}
        refuse={
          <Button variant="quiet" pending={declining.isPending} onClick={() => declining.mutate(id)}>
            Decline
          </Button>
        }
      />
    </ClassCard>
  );
}
