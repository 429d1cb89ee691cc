import type { secondFactorState } from '@markwell/shared/accounts/second-factor.contract';
import type { ResponseOf } from '@markwell/shared/contract/endpoint';
import { countOf, formatDay } from '#lib/format.ts';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Loaded } from '#ui/layout/loaded.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { useRenewRecoveryCodes, useSecondFactor, useTurnOffSecondFactor } from '../second-factor.queries.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SettingsSection } from './settings-section.tsx';

// With the drawing of QR codes, which is needed once.
const SecondFactorDialog = lazy(async () => ({
  default: (await import('./second-factor-dialog.tsx')).SecondFactorDialog,
}));

type State = ResponseOf<typeof secondFactorState>;

/** For staff: signing in with a code from an authenticator app. */
export function SecondFactorSection() {
  const state = useSecondFactor();
  // Here and not beside its button: the recovery codes are shown when the button is gone.
  const [isSettingUp, setSettingUp] = useState(false);
  return (
    <SettingsSection
      title="Sign-in codes"
      lead="With an authenticator app, a stolen password is not enough to sign in as you."
    >
      <Loaded query={state} loading="Loading your sign-in codes…" failure="Your sign-in codes did not load.">
        {(found) =>
          found.isOn ? (
            <InUse state={found} />
          ) : (
            <NotSetUp dueOn={found.dueOn} onSetUp={() => setSettingUp(true)} />
          )
        }
      </Loaded>
      {isSettingUp && (
        <Suspense>
          <SecondFactorDialog onClose={() => setSettingUp(false)} />
        </Suspense>
      )}
    </SettingsSection>
  );
}

/** The page is long, and this section is loaded after it: the focus scrolls to the button. */
const focusOn = (button: HTMLButtonElement | null) => button?.focus();

function NotSetUp({ dueOn, onSetUp }: { dueOn: string | null; onSetUp: () => void }) {
  // The notice of the day links here.
  const isLinked = useLocation().hash === '#sign-in-codes';
  return (
    <div className="grid justify-items-start gap-4">
      {dueOn !== null && (
        <Banner tone="notice" className="w-full">
          Your account needs an authenticator app from {formatDay(dueOn)}.
        </Banner>
      )}
      <p>
        An authenticator app on your phone shows six digits, new ones every half minute. You type them when
        you sign in, after your password.
      </p>
      <Button ref={isLinked ? focusOn : undefined} aria-haspopup="dialog" onClick={onSetUp}>
        Set up an authenticator app
      </Button>
    </div>
  );
}

function InUse({ state: { isRequired, recoveryCodesLeft } }: { state: State }) {
  const [codes, setCodes] = useState<readonly string[]>();
  const renew = useRenewRecoveryCodes();
  const turnOff = useTurnOffSecondFactor();
  return (
    <div className="grid gap-4">
      <p>
        <strong>On.</strong> Signing in asks for a code from your app. You have{' '}
        {countOf(recoveryCodesLeft, 'recovery code')} left.
      </p>
      {recoveryCodesLeft <= 2 && (
        <Banner tone="notice">Make new recovery codes, so that you can sign in without your phone.</Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <AlertDialog
          trigger={
            <Button variant="quiet" pending={renew.isPending}>
              New recovery codes
            </Button>
          }
          title="Make new recovery codes?"
          description="The earlier ones stop working."
          confirmLabel="Make new codes"
          onConfirm={() => {
            renew.mutate(undefined, { onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes) });
          }}
        />
        <AlertDialog
          trigger={
            <Button variant="quiet" pending={turnOff.isPending}>
              Turn off
            </Button>
          }
          title="Turn off sign-in codes?"
          description={
            isRequired
              ? 'Do this to use another app or phone. Your account needs one, so please set it up again right away.'
              : 'Then your password is enough to sign in.'
          }
          confirmLabel="Turn off"
          tone="danger"
          onConfirm={() => turnOff.mutate()}
        />
      </div>
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </div>
  );
}
