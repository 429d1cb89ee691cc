import { overview } from '@markwell/shared/overview/overview.contract';
import type { Mount } from '#http/mount.ts';
import type { OverviewService } from './overview.service.ts';

export function mountOverview(mount: Mount, service: OverviewService): void {
  mount(overview, () => service.read());
}
