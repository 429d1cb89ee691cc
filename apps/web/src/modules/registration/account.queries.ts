import {
  answerConsent,
  forgotPassword,
  giveAge,
  inspectLink,
  register,
  renewLink,
  resendLink,
  resetPassword,
  verifyEmail,
  withdrawConsent,
  type LinkPurpose,
  type WithdrawalChoice,
} from '@markwell/shared/registration/account.contract';
import { currentUser } from '@markwell/shared/accounts/auth.contract';
import type { RegistrationInput } from '@markwell/shared/registration/account.schemas';
import type { InputOf } from '@markwell/shared/contract/endpoint';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/client.ts';
import { mailTimeoutMs } from '#lib/api/timeouts.ts';
import { endpointQuery } from '#lib/query/cache-keys.ts';
import { useSendOnce } from '#lib/query/use-send-once.ts';
import { useAuth } from '#lib/session/auth-context.ts';
import { knownBrowser } from '#lib/session/known-browser.ts';

export const useRegister = () =>
  useSendOnce({
    send: (registration: RegistrationInput, idempotencyKey) =>
      call(register, { body: registration }, { timeoutMs: mailTimeoutMs, idempotencyKey }),
  });

export const useResendLink = () =>
  useSendOnce({
    send: (email: string, idempotencyKey) =>
      call(resendLink, { body: { email } }, { timeoutMs: mailTimeoutMs, idempotencyKey }),
  });

export const useForgotPassword = () =>
  useSendOnce({
    send: (email: string, idempotencyKey) =>
      call(forgotPassword, { body: { email } }, { timeoutMs: mailTimeoutMs, idempotencyKey }),
  });

export const useRenewLink = () =>
  useSendOnce({
    send: (link: { purpose: LinkPurpose; token: string }, idempotencyKey) =>
      call(renewLink, { body: link }, { timeoutMs: mailTimeoutMs, idempotencyKey }),
  });

/** Not cached after the page closes, because the request contains the link's secret. */
export const useLink = (purpose: LinkPurpose, token: string) =>
  useQuery({
    ...endpointQuery(inspectLink, { body: { purpose, token } }),
    enabled: token !== '',
    staleTime: Infinity,
    gcTime: 0,
  });

/** Confirming an address may change the signed-in user's e-mail, so the user is fetched again. */
export function useVerifyEmail() {
  const { user, updateUser } = useAuth();
  return useMutation({
    mutationFn: (token: string) => call(verifyEmail, { body: { token } }),
    onSuccess: async () => {
      if (user) updateUser(await call(currentUser));
    },
  });
}

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: { token: string; password: string }) => call(resetPassword, { body }),
    onSuccess: (reply) => knownBrowser.write(reply.knownBrowser),
  });

export const useAnswerConsent = () =>
  useMutation({
    mutationFn: (body: { token: string; agrees: boolean }) => call(answerConsent, { body }),
  });

export const useWithdrawConsent = () =>
  useMutation({
    mutationFn: (body: { token: string; choice: WithdrawalChoice }) => call(withdrawConsent, { body }),
  });

export const useGiveAge = () =>
  useMutation({
    mutationFn: (body: InputOf<typeof giveAge>['body']) =>
      call(giveAge, { body }, { timeoutMs: mailTimeoutMs }),
  });
