import * as contract from '@markwell/shared/features/account/account.contract';
import type { Mount } from '../../http/mount.ts';
import type { UseAccountLinkService } from './use-account-link.service.ts';
import type { RequestAccountLinkService } from './request-account-link.service.ts';
import type { RegistrationService } from './registration.service.ts';

interface Services {
  registration: RegistrationService;
  requests: RequestAccountLinkService;
  follow: UseAccountLinkService;
}

const done = () => ({});

export function mountAccount(mount: Mount, { registration, requests, follow }: Services): void {
  mount.public(contract.register, ({ body, address }) => registration.register(body, address()).then(done));
  mount.public(contract.resendLink, ({ body, address }) => requests.resend(body.email, address()).then(done));
  mount.public(contract.forgotPassword, ({ body, address }) =>
    requests.forgotPassword(body.email, address()).then(done),
  );
  mount.public(contract.renewLink, ({ body, address }) =>
    requests.renew(body.purpose, body.token, address()).then(done),
  );
  mount.public(contract.inspectLink, ({ body, address }) =>
    follow.inspect(body.purpose, body.token, address()),
  );
  mount.public(contract.verifyEmail, ({ body, address }) => follow.verify(body.token, address()));
  mount.public(contract.resetPassword, ({ body, address }) =>
    follow.resetPassword(body.token, body.password, address()),
  );
  mount.public(contract.answerConsent, ({ body, address }) =>
    follow.answerConsent(body.token, body.agrees, address()),
  );
}
