import * as contract from '@markwell/shared/registration/account.contract';
import type { Mount } from '#http/mount.ts';
import type { GiveAgeService } from './give-age.service.ts';
import type { UseAccountLinkService } from './use-account-link.service.ts';
import type { RequestAccountLinkService } from './request-account-link.service.ts';
import type { RegistrationService } from './registration.service.ts';

interface Services {
  registration: RegistrationService;
  requestLinks: RequestAccountLinkService;
  useLinks: UseAccountLinkService;
  ages: GiveAgeService;
}

const emptyReply = () => ({});

export function mountAccount(mount: Mount, { registration, requestLinks, useLinks, ages }: Services): void {
  mount.publicCreating(contract.register, ({ body, networkAddress, idempotencyKey }) =>
    registration.register(body, networkAddress(), idempotencyKey).then(emptyReply),
  );
  mount.publicCreating(contract.resendLink, ({ body, networkAddress, idempotencyKey }) =>
    requestLinks.resend(body.email, networkAddress(), idempotencyKey).then(emptyReply),
  );
  mount.publicCreating(contract.forgotPassword, ({ body, networkAddress, idempotencyKey }) =>
    requestLinks.forgotPassword(body.email, networkAddress(), idempotencyKey).then(emptyReply),
  );
  mount.publicCreating(contract.renewLink, ({ body, networkAddress, idempotencyKey }) =>
    requestLinks.renew(body, networkAddress(), idempotencyKey).then(emptyReply),
  );
  mount.public(contract.inspectLink, ({ body, networkAddress }) =>
    useLinks.inspect(body.purpose, body.token, networkAddress()),
  );
  mount.public(contract.verifyEmail, ({ body, networkAddress }) =>
    useLinks.verify(body.token, networkAddress()),
  );
  mount.public(contract.resetPassword, ({ body, networkAddress }) =>
    useLinks.resetPassword(body.token, body.password, networkAddress()),
  );
  mount.public(contract.answerConsent, ({ body, networkAddress }) =>
    useLinks.answerConsent(body.token, body.agrees, networkAddress()),
  );
  mount.public(contract.withdrawConsent, ({ body, networkAddress }) =>
    useLinks.withdrawConsent(body.token, body.choice, networkAddress()),
  );
  mount.public(contract.giveAge, ({ body, networkAddress }) => ages.giveAge(body, networkAddress()));
}
