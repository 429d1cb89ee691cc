import { search } from '@markwell/shared/search/search.contract';
import type { Mount } from '#http/mount.ts';
import type { SearchService } from './search.service.ts';

export function mountSearch(mount: Mount, service: SearchService): void {
  mount(search, ({ caller, query }) => service.search(caller, query));
}
