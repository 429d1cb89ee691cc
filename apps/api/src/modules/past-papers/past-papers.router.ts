import {
  listPastPapers,
  pastPaperAnswers,
  pastPaperDownload,
  premiumContact,
} from '@markwell/shared/past-papers/past-papers.contract';
import type { Mount } from '#http/mount.ts';
import type { PastPapersService } from './past-papers.service.ts';

export function mountPastPapers(mount: Mount, service: PastPapersService): void {
  mount(listPastPapers, ({ caller }) => service.list(caller));
  mount(premiumContact, () => service.premiumContact());
  mount(pastPaperAnswers, ({ caller, params }) => service.answers(caller, params.id));
  mount(pastPaperDownload, ({ caller, params, query }) =>
    service.download(caller, params.id, query.document),
  );
}
