import { resendLink } from '@markwell/shared/features/account/account.contract';
import { useMutation } from '@tanstack/react-query';
import { Banner } from '../../../components/ui/feedback/banner.tsx';
import { Button } from '../../../components/ui/actions/button.tsx';
import { messageOf } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';

/** For a user who must confirm an address before signing in: sends the link again. */
export function ResendLink({ email }: { email: string }) {
  const resend = useMutation({ mutationFn: () => call(resendLink, { body: { email } }) });
  return (
    <div className="grid gap-3">
      {resend.isSuccess && <Banner tone="success">Sent again. Check your e-mail.</Banner>}
      {resend.error && (
        <Banner tone="error">{messageOf(resend.error, 'An error occurred. Please try again.')}</Banner>
      )}
      <Button
        variant="quiet"
        pending={resend.isPending}
        onClick={() => {
          resend.mutate();
        }}
      >
        Send the link again
      </Button>
    </div>
  );
}
