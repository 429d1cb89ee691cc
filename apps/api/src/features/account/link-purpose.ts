import type { LinkPurpose } from '@markwell/shared/features/account/account.contract';
import type { LinkKind } from '../../domain/users/account-links/account-links.repository.ts';

const purposes: Record<LinkKind, LinkPurpose> = {
  VERIFY_EMAIL: 'verify',
  CHANGE_EMAIL: 'verify',
  RESET_PASSWORD: 'reset',
  PARENT_CONSENT: 'consent',
};

/** The purpose decides which page a link opens. New and changed addresses are verified on the same page. */
export const purposeOf = (kind: LinkKind): LinkPurpose => purposes[kind];
