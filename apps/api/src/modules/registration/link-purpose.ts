import type { LinkPurpose } from '@markwell/shared/registration/account.contract';
import type { LinkKind } from '#modules/accounts/account-links/account-links.repository.ts';

const purposes: Record<LinkKind, LinkPurpose | undefined> = {
  VERIFY_EMAIL: 'verify',
  CHANGE_EMAIL: 'verify',
  RESET_PASSWORD: 'reset',
  PARENT_CONSENT: 'consent',
  AGE: undefined,
};

/**
 * The purpose decides which page a link opens. New and changed addresses are verified on the same page; the token of an
 * age is in no e-mail.
 */
export const purposeOf = (kind: LinkKind): LinkPurpose | undefined => purposes[kind];
