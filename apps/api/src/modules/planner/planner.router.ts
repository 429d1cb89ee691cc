import * as contract from '@markwell/shared/planner/planner.contract';
import type { Mount } from '#http/mount.ts';
import type { PlannerService } from './planner.service.ts';

export function mountPlanner(mount: Mount, service: PlannerService): void {
  mount(contract.studyPlan, ({ caller }) => service.plan(caller));
  mount.creatingWithId(
    contract.startPractice,
    ({ caller, body, idempotentRequest }) => service.startPractice(caller, body.subjectId, idempotentRequest),
    service.readStarted,
  );
}
