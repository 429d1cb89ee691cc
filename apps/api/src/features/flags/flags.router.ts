import { flagQuestion } from '@markwell/shared/features/flags/flags.contract';
import type { Mount } from '../../http/mount.ts';
import type { FlagsService } from './flags.service.ts';

export function mountFlags(mount: Mount, service: FlagsService): void {
  mount.creatingWithReply(flagQuestion, ({ caller, body, recordReply }) =>
    service.report(caller, body, recordReply),
  );
}
