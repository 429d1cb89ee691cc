import { readCoverage } from '@markwell/shared/overview/coverage.contract';
import type { Mount } from '#http/mount.ts';
import type { CoverageService } from './coverage.service.ts';

export function mountCoverage(mount: Mount, service: CoverageService): void {
  mount(readCoverage, ({ query: { examType, subject } }) =>
    service.read({ stageId: examType, subjectId: subject }),
  );
}
