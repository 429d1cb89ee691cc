import { resendLink } from '@markwell/shared/registration/account.contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/api/client.ts';
import { ResendButton } from '../../parts/resend-button.tsx';

/** For a user who must confirm an address before signing in: sends the link again. */
export function ResendLink({ email }: { email: string }) {
  const resend = useMutation({
    mutationFn: (address: string) => call(resendLink, { body: { email: address } }),
  });
  return (
    <ResendButton
      label="Send the link again"
      done="Sent again. Check your e-mail."
      mutation={resend}
      input={email}
    />
  );
}
