import {
  createPaper,
  deletePaper,
  listAdminPapers,
  readAdminPaper,
  removePaperAnswers,
  removePaperPdf,
  updatePaper,
  uploadPaperAnswers,
  uploadPaperPdf,
} from '@markwell/shared/admin/past-papers/past-papers.contract';
import type { Caller } from '../../domain/users/caller.ts';
import type { Mount } from '../../http/mount.ts';
import type { PaperFilesService } from './paper-files.service.ts';
import type { AdminPapersService } from './past-papers.service.ts';

interface Services {
  papers: AdminPapersService;
  files: PaperFilesService;
}

export function mountAdminPapers(mount: Mount, { papers, files }: Services): void {
  const again = (_caller: Caller, paperId: string) => papers.find(paperId);
  mount(listAdminPapers, ({ query }) => papers.list(query));
  mount(readAdminPaper, ({ params }) => papers.find(params.id));
  mount.creatingWithId(createPaper, ({ body, caller, call }) => papers.create(body, caller.id, call), again);
  mount(updatePaper, ({ params, body, caller }) => papers.update(params.id, body, caller.id));
  mount(deletePaper, ({ params, caller }) => papers.remove(params.id, caller.id));
  mount.creatingWithId(
    uploadPaperPdf,
    ({ params, files: sent, caller, call }) => files.uploadPdf(params.id, sent, caller.id, call),
    again,
  );
  mount(removePaperPdf, ({ params, caller }) => files.removePdf(params.id, caller.id));
  mount.creatingWithId(
    uploadPaperAnswers,
    ({ params, files: sent, caller, call }) => files.uploadAnswers(params.id, sent, caller.id, call),
    again,
  );
  mount(removePaperAnswers, ({ params, query, caller }) =>
    files.removeAnswers(params.id, query.slot, caller.id),
  );
}
