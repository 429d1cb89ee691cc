import {
  createPaper,
  deletePaper,
  listAdminPapers,
  oneAdminPaper,
  removePaperAnswers,
  removePaperPdf,
  updatePaper,
  uploadPaperAnswers,
  uploadPaperPdf,
} from '@markwell/shared/admin/past-papers/past-papers.contract';
import type { Mount } from '../../http/mount.ts';
import type { PaperFilesService } from './paper-files.service.ts';
import type { AdminPapersService } from './past-papers.service.ts';

interface Services {
  papers: AdminPapersService;
  files: PaperFilesService;
}

export function mountAdminPapers(mount: Mount, { papers, files }: Services): void {
  mount(listAdminPapers, ({ query }) => papers.list(query));
  mount(oneAdminPaper, ({ params }) => papers.find(params.id));
  mount(createPaper, ({ body, caller }) => papers.create(body, caller.id));
  mount(updatePaper, ({ params, body, caller }) => papers.update(params.id, body, caller.id));
  mount(deletePaper, ({ params, caller }) => papers.remove(params.id, caller.id));
  mount(uploadPaperPdf, ({ params, files: sent, caller }) => files.uploadPdf(params.id, sent, caller.id));
  mount(removePaperPdf, ({ params, caller }) => files.removePdf(params.id, caller.id));
  mount(uploadPaperAnswers, ({ params, files: sent, caller }) =>
    files.uploadAnswers(params.id, sent, caller.id),
  );
  mount(removePaperAnswers, ({ params, query, caller }) =>
    files.removeAnswers(params.id, query.place, caller.id),
  );
}
