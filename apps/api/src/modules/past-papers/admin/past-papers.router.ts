import * as contract from '@markwell/shared/past-papers/past-papers-admin.contract';
import type { Caller } from '#platform/caller.ts';
import type { Mount } from '#http/mount.ts';
import type { PaperFilesService } from './paper-files.service.ts';
import type { AdminPapersService } from './past-papers.service.ts';

interface Services {
  papers: AdminPapersService;
  files: PaperFilesService;
}

export function mountAdminPapers(mount: Mount, { papers, files }: Services): void {
  const readPaper = (_caller: Caller, paperId: string) => papers.find(paperId);
  mount(contract.listAdminPapers, ({ query }) => papers.list(query));
  mount(contract.readAdminPaper, ({ params }) => papers.find(params.id));
  mount.creatingWithId(
    contract.createPaper,
    ({ body, caller, idempotentRequest }) => papers.create(body, caller.id, idempotentRequest),
    readPaper,
  );
  mount(contract.updatePaper, ({ params, body, caller }) => papers.update(params.id, body, caller.id));
  mount(contract.deletePaper, ({ params, caller }) => papers.remove(params.id, caller.id));
  mount.creatingWithId(
    contract.uploadPaperPdf,
    ({ params, query, files: receivedFiles, caller, idempotentRequest }) =>
      files.uploadPdf(params.id, query.document, receivedFiles, caller.id, idempotentRequest),
    readPaper,
  );
  mount(contract.removePaperPdf, ({ params, query, caller }) =>
    files.removePdf(params.id, query.document, caller.id),
  );
  mount.creatingWithId(
    contract.uploadPaperAnswers,
    ({ params, files: sent, caller, idempotentRequest }) =>
      files.uploadAnswers(params.id, sent, caller.id, idempotentRequest),
    readPaper,
  );
  mount(contract.removePaperAnswers, ({ params, query, caller }) =>
    files.removeAnswers(params.id, query.slot, caller.id),
  );
}
