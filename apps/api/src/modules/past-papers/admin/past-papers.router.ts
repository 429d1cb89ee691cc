import * as contract from '@markwell/shared/past-papers/past-papers-admin.contract';
import type { Caller } from '#platform/caller.ts';
import type { Context } from '#context.ts';
import {
  readManagedPaper,
  listManagedPapers,
  createPaper,
  editPaper,
  removePaper,
} from './past-papers.service.ts';
import { uploadPdf, removePdf, uploadAnswers, removeAnswers } from './paper-files.service.ts';
import { implement } from '#http/implement.ts';

function readPaper(context: Context, _caller: Caller, paperId: string) {
  return readManagedPaper(context, paperId);
}

export const adminPapersRoutes = [
  implement(contract.listAdminPapers, ({ query }, context) => listManagedPapers(context, query)),
  implement(contract.readAdminPaper, ({ params }, context) => readManagedPaper(context, params.id)),
  implement(
    contract.createPaper,
    ({ body, caller, idempotentRequest }, context) =>
      createPaper(context, body, caller.id, idempotentRequest),
    readPaper,
  ),
  implement(contract.updatePaper, ({ params, body, caller }, context) =>
    editPaper(context, params.id, body, caller.id),
  ),
  implement(contract.deletePaper, ({ params, caller }, context) =>
    removePaper(context, params.id, caller.id),
  ),
  implement(
    contract.uploadPaperPdf,
    ({ params, query, files: receivedFiles, caller, idempotentRequest }, context) =>
      uploadPdf(context, params.id, query.document, receivedFiles, caller.id, idempotentRequest),
    readPaper,
  ),
  implement(contract.removePaperPdf, ({ params, query, caller }, context) =>
    removePdf(context, params.id, query.document, caller.id),
  ),
  implement(
    contract.uploadPaperAnswers,
    ({ params, files: sent, caller, idempotentRequest }, context) =>
      uploadAnswers(context, params.id, sent, caller.id, idempotentRequest),
    readPaper,
  ),
  implement(contract.removePaperAnswers, ({ params, query, caller }, context) =>
    removeAnswers(context, params.id, query.slot, caller.id),
  ),
];
