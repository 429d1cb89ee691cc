import * as contract from '@markwell/shared/settings/users.contract';
import type { Mount } from '#http/mount.ts';
import type { DeletionService } from '#modules/privacy/personal-data/deletion.service.ts';
import type { EmailChangeService } from './email-change.service.ts';
import type { DataExportService } from '#modules/privacy/personal-data/data-export.service.ts';
import type { PasswordService } from './password.service.ts';
import type { ProfileService } from './profile.service.ts';
import type { UsersService } from './users.service.ts';

interface Services {
  stats: UsersService;
  profile: ProfileService;
  password: PasswordService;
  emailChange: EmailChangeService;
  dataExport: DataExportService;
  deletion: DeletionService;
}

export function mountUsers(
  mount: Mount,
  { stats, profile, password, emailChange, dataExport, deletion }: Services,
): void {
  mount(contract.ownStats, ({ caller }) => stats.ownStats(caller.id));
  mount(contract.updateProfile, ({ caller, body }) => profile.update(caller.id, body));
  mount(contract.changePassword, ({ caller, body }) => password.change(caller, body));
  mount(contract.changeEmail, async ({ caller, body }) => {
    await emailChange.request(caller.id, body.email, body.password);
    return {};
  });
  mount(contract.exportData, ({ caller }) => dataExport.collect(caller.id));
  mount(contract.requestDeletion, ({ caller, body }) => deletion.request(caller, body.password));
  mount(contract.undoDeletion, ({ caller }) => deletion.undo(caller.id));
}
