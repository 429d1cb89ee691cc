import { health, ready } from '@markwell/shared/overview/health.contract';
import type { Mount } from '#http/mount.ts';
import type { HealthService } from './health.service.ts';

export function mountHealth(mount: Mount, service: HealthService): void {
  mount.public(health, () => service.alive());
  mount.public(ready, () => service.ready());
}
