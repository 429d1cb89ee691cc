import * as contract from '@markwell/shared/features/account/account.contract';
import type { Mount } from '../../http/mount.ts';
import type { UseAccountLinkService } from './use-account-link.service.ts';
import type { RequestAccountLinkService } from './request-account-link.service.ts';
import type { RegistrationService } from './registration.service.ts';

interface Services {
  registration: RegistrationService;
  requestLinks: RequestAccountLinkService;
  useLinks: UseAccountLinkService;
}

const emptyReply = () => ({});

export function mountAccount(mount: Mount, { registration, requestLinks, useLinks }: Services): void {
  mount.public(contract.register, ({ body, address }) =>
    registration.register(body, address()).then(emptyReply),
  );
  mount.public(contract.resendLink, ({ body, address }) =>
    requestLinks.resend(body.email, address()).then(emptyReply),
  );
  mount.public(contract.forgotPassword, ({ body, address }) =>
    requestLinks.forgotPassword(body.email, address()).then(emptyReply),
  );
  mount.public(contract.renewLink, ({ body, address }) =>
    requestLinks.renew(body.purpose, body.token, address()).then(emptyReply),
  );
  mount.public(contract.inspectLink, ({ body, address }) =>
    useLinks.inspect(body.purpose, body.token, address()),
  );
  mount.public(contract.verifyEmail, ({ body, address }) => useLinks.verify(body.token, address()));
  mount.public(contract.resetPassword, ({ body, address }) =>
    useLinks.resetPassword(body.token, body.password, address()),
  );
  mount.public(contract.answerConsent, ({ body, address }) =>
    useLinks.answerConsent(body.token, body.agrees, address()),
  );
}
