import type { ClassDto } from '@markwell/shared/classes/classes.schemas';
import { formatJoinCode } from '@markwell/shared/classes/join-code';
import {
  joinCodeDays,
  usualJoinCodeDays,
  type JoinCodeDays,
} from '@markwell/shared/classes/classes.vocabulary';
import { Maximize, Printer, RefreshCw, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { ConfirmAction } from '#ui/overlays/confirm-action.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { countOf, formatDay } from '#lib/format.ts';
import { useNow } from '#lib/use-now.ts';
import { copyText } from '#ui/actions/copy-text.ts';
import { useRenewJoinCode } from '../classes.queries.ts';

/** The code of a class, large, with what to do with it. Printed, it is alone on the page. */
export function JoinCode({ opened }: { opened: ClassDto }) {
  const [isShownLarge, setShownLarge] = useState(false);
  const isExpired = Date.parse(opened.joinCodeExpiresAt) <= useNow(60_000);
  const link = `${window.location.origin}/join/${opened.joinCode}`;
  return (
    <Card asChild>
      <section aria-labelledby="join-code" className="grid grid-cols-1 content-start gap-4 print:border-0">
        <h2 id="join-code" className="text-xl">
          Join code
        </h2>
        <div className="@container rounded-lg bg-sunk px-3 py-6 text-center print:bg-transparent">
          <Steps opened={opened} />
          <Code code={opened.joinCode} className="text-[min(2.25rem,19cqi)] sm:text-5xl print:text-7xl" />
          <p className="mt-2 text-sm text-ink-soft">
            {isExpired ? 'Expired on' : 'Valid until'} {formatDay(opened.joinCodeExpiresAt)}
          </p>
        </div>
        {isExpired && <p className="text-wrong">This code has expired. Renew it, so that pupils can join.</p>}
        <div className="grid grid-cols-2 gap-2 *:last:col-span-2 *:max-sm:px-2 max-sm:large-text:flex max-sm:large-text:flex-col sm:flex sm:flex-wrap sm:gap-3 print:hidden">
          <CopyButton label="Copy code" text={formatJoinCode(opened.joinCode)} />
          <CopyButton label="Copy link" text={link} />
          <Button variant="quiet" onClick={() => setShownLarge(true)}>
            <Maximize aria-hidden className="size-5" /> Show large
          </Button>
          <Button variant="quiet" onClick={() => window.print()}>
            <Printer aria-hidden className="size-5" /> Print
          </Button>
          <RenewCode opened={opened} />
        </div>
        <Dialog open={isShownLarge} onOpenChange={setShownLarge}>
          {isShownLarge && (
            <DialogContent size="large" title={<span className="wrap-anywhere">{opened.name}</span>}>
              <div className="py-6 text-center">
                <Steps opened={opened} />
                <Code code={opened.joinCode} className="text-5xl sm:text-8xl" />
              </div>
            </DialogContent>
          )}
        </Dialog>
      </section>
    </Card>
  );
}

const Steps = ({ opened }: { opened: ClassDto }) => (
  <p className="mb-3 text-lg">
    <span className="hidden wrap-anywhere print:block">{opened.name}</span>
    Open <strong className="wrap-anywhere">{`${window.location.host}/join`}</strong> and type
  </p>
);

const Code = ({ code, className }: { code: string; className: string }) => (
  <p className={`font-mono font-semibold tracking-widest ${className}`}>{formatJoinCode(code)}</p>
);

function RenewCode({ opened }: { opened: ClassDto }) {
  const [days, setDays] = useState<JoinCodeDays>(usualJoinCodeDays);
  const renewing = useRenewJoinCode(opened.id);
  return (
    <ConfirmAction
      trigger={
        <Button variant="quiet">
          <RefreshCw aria-hidden className="size-5" /> Renew code
        </Button>
      }
      title="Renew the join code?"
      description="The current code and its link stop working immediately. Pupils who are in the class stay in it."
      confirmLabel="Renew code"
      action={renewing}
      target={days}
    >
      <Field label="The new code is valid for">
        <Select
          value={days}
          choices={joinCodeDays.map((value) => ({ value: String(value), label: countOf(value, 'day') }))}
          onChange={({ target }) => {
            setDays(joinCodeDays.find((value) => String(value) === target.value) ?? usualJoinCodeDays);
          }}
        />
      </Field>
    </ConfirmAction>
  );
}

const CopyButton = ({ label, text }: { label: string; text: string }) => (
  <Button variant="quiet" onClick={() => void copyText(text)}>
    <Copy aria-hidden className="size-5" /> {label}
  </Button>
);
