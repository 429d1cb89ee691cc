import { privacyFacts, type PrivacyFacts } from '@markwell/shared/privacy/privacy.contract';
import type { Mount } from '#http/mount.ts';

export function mountPrivacy(mount: Mount, facts: PrivacyFacts): void {
  mount.public(privacyFacts, () => facts);
}
