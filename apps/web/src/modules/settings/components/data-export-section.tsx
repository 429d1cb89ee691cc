import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link-button.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { useAccountState, useExportData } from '../settings.queries.ts';
import { DeleteAccount } from './delete-account.tsx';
import { SettingsSection } from './settings-section.tsx';

export function DataExportSection() {
  const account = useAccountState();
  const collect = useExportData();
  function download() {
    collect.mutate(undefined, {
      onError: (error) => {
        showToast('error', 'Your data didn’t download', messageOf(error, 'Please try again.'));
      },
    });
  }
  return (
    <SettingsSection title="Your data" lead="Download your data, or delete your account.">
      <div className="grid justify-items-start gap-3">
        <h3 className="text-lg">Download my data</h3>
        <p className="text-ink-soft">
          Your profile, settings, tests with your answers, progress and reports, in one file.
        </p>
        <Button variant="quiet" pending={collect.isPending} onClick={download}>
          {!collect.isPending && <Download aria-hidden className="size-[18px]" />}
          Download my data
        </Button>
      </div>
      <p className="mt-6 border-t border-line pt-4 text-ink-soft">
        <span className="max-sm:block">What we store, and why:</span>{' '}
        <LinkButton asChild>
          <Link to="/privacy/children">for children</Link>
        </LinkButton>{' '}
        and{' '}
        <LinkButton asChild>
          <Link to="/privacy">for adults</Link>
        </LinkButton>
      </p>
      {account && (
        <div className="mt-6 grid justify-items-start gap-3 border-t border-line pt-6">
          <h3 className="text-lg">Delete my account</h3>
          <DeleteAccount account={account} />
        </div>
      )}
    </SettingsSection>
  );
}
