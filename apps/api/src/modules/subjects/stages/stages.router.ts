import * as contract from '@markwell/shared/subjects/stages.contract';
import type { Mount } from '#http/mount.ts';
import type { StagesService } from './stages.service.ts';

/** Fixed paths must be mounted before paths with a parameter in the same position. */
export function mountStages(mount: Mount, service: StagesService): void {
  mount(contract.listStages, () => service.list());
  mount(contract.listExamBoards, () => service.listExamBoards());
  mount(contract.stageOfUser, ({ caller, params }) => service.ofUser(caller, params.userId));
  mount(contract.chooseStage, ({ caller, params, body }) =>
    service.choose(caller, params.userId, body.stageId),
  );
  mount(contract.chooseExamBoard, ({ caller, params, body }) =>
    service.chooseExamBoard(caller, params.userId, body.examBoardId),
  );
  mount(contract.oneStage, ({ params }) => service.one(params.code));
  mount(contract.stageSubjects, ({ caller, params, query }) =>
    service.subjects(caller, params.code, {
      userId: query.userId,
      includeTopics: query.includeTopics === 'true',
    }),
  );
  mount(contract.stageStats, ({ caller, params }) => service.stats(caller, params.code));
  mount(contract.stageProgress, ({ caller, params }) =>
    service.progress(caller, params.stageId, params.userId),
  );
}
