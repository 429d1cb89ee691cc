import { editPassage, listPassages } from '@markwell/shared/question-editing/passages.contract';
import type { Mount } from '#http/mount.ts';
import type { PassagesService } from './passages.service.ts';

export function mountPassages(mount: Mount, service: PassagesService): void {
  mount(listPassages, ({ caller, query }) => service.list(caller, query.subject));
  mount(editPassage, ({ caller, params, body }) => service.edit(caller, params.passageId, body));
}
