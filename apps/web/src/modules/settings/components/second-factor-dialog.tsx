import { finishSecondFactor } from '@markwell/shared/accounts/second-factor.contract';
import { useEffect, useRef, useState } from 'react';
import { encode } from 'uqr';
import { Copy } from 'lucide-react';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { GuardedDialog } from '#ui/forms/guarded-dialog.tsx';
import { useContractForm } from '#ui/forms/use-contract-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { copyText } from '#ui/actions/copy-text.ts';
import { LinkButton } from '#ui/actions/link-button.tsx';
import { RetryBanner } from '#ui/feedback/retry-banner.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import {
  useBeginSecondFactor,
  useFinishSecondFactor,
  useRefreshSecondFactor,
} from '../second-factor.queries.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

const title = 'Set up an authenticator app';

/** Shows the secret as a QR code and as text, asks for the first code, then shows the recovery codes. */
export function SecondFactorDialog({ onClose }: { onClose: () => void }) {
  const { mutate, data, error, isPending } = useBeginSecondFactor();
  const [codes, setCodes] = useState<readonly string[]>();
  const refresh = useRefreshSecondFactor();
  const isBegun = useRef(false);
  useEffect(() => {
    if (!isBegun.current) mutate();
    isBegun.current = true;
  }, [mutate]);

  if (codes) {
    return (
      <RecoveryCodesDialog
        codes={codes}
        onClose={() => {
          onClose();
          void refresh();
        }}
      />
    );
  }
  if (data) return <FirstCode {...data} onClose={onClose} onFinish={setCodes} />;
  return (
    <GuardedDialog title={title} size="small" onClose={onClose}>
      {error ? (
        <RetryBanner query={{ isFetching: isPending, refetch: () => mutate() }}>
          {messageOf(error, 'This did not load.')}
        </RetryBanner>
      ) : (
        <Spinner label="One moment…" />
      )}
    </GuardedDialog>
  );
}

interface FirstCodeProps {
  secret: string;
  address: string;
  onClose: () => void;
  onFinish: (recoveryCodes: readonly string[]) => void;
}

function FirstCode({ secret, address, onClose, onFinish }: FirstCodeProps) {
  const finish = useFinishSecondFactor();
  const form = useContractForm({ schema: finishSecondFactor.body, values: { code: '' } });
  return (
    <FormDialog
      form={form}
      title={title}
      size="small"
      description="Scan this picture with an authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password."
      submitLabel="Turn on"
      className="grid gap-5"
      onSubmit={({ code }) => finish.mutateAsync(code)}
      onSuccess={({ recoveryCodes }) => onFinish(recoveryCodes)}
      onClose={onClose}
    >
      <div className="grid justify-items-center gap-2">
        <QrCode text={address} />
        {/* The camera of a phone cannot scan the phone's own screen. Elsewhere the focus begins on the code. */}
        <LinkButton asChild className="pointer-fine:hidden">
          <a href={address}>Open the app on this device</a>
        </LinkButton>
      </div>
      <div>
        <p className="text-sm text-ink-soft">Or type this key into the app:</p>
        <div role="group" aria-label="Key" className="font-mono wrap-anywhere">
          {secret.replaceAll(/(.{4})(?=.)/gu, '$1 ')}
        </div>
        <Button
          variant="quiet"
          size="dense"
          className="mt-2 pointer-fine:hidden"
          onClick={() => void copyText(secret)}
        >
          <Copy aria-hidden className="size-4" />
          Copy the key
        </Button>
      </div>
      <Field label="Code from your app" required {...form.field('code')}>
        <TextInput autoComplete="one-time-code" inputMode="numeric" />
      </Field>
    </FormDialog>
  );
}

/** Dark modules on a white ground in both themes, because some cameras read nothing else. */
function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      role="img"
      aria-label="QR code with the key"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-56 scheme-light rounded-md bg-[Canvas] text-[CanvasText]"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
