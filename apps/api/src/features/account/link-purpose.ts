import type { LinkPurpose } from '@markwell/shared/features/account/account.contract';
import type { LinkKind } from '../../domain/users/account-links/account-links.repository.ts';

const purposes: Record<LinkKind, LinkPurpose> = {
  VERIFY_EMAIL: 'verify',
  CHANGE_EMAIL: 'verify',
  RESET_PASSWORD: 'reset',
  PARENT_CONSENT: 'consent',
};

/** The page a link opens: a new address and a changed one are verified alike. */
export const purposeOf = (kind: LinkKind): LinkPurpose => purposes[kind];
