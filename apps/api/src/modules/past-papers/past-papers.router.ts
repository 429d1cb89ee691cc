import {
  pastPaperAnswers,
  pastPaperDownload,
  premiumContact,
} from '@markwell/shared/past-papers/past-papers.contract';
import * as contract from '@markwell/shared/past-papers/past-papers.contract';
import {
  listPastPapers,
  readPremiumContact,
  readPaperAnswers,
  downloadPaper,
} from './past-papers.service.ts';
import { implement } from '#http/implement.ts';

export const pastPapersRoutes = [
  implement(contract.listPastPapers, ({ caller }, context) => listPastPapers(context, caller)),
  implement(premiumContact, (_input, context) => readPremiumContact(context)),
  implement(pastPaperAnswers, ({ caller, params }, context) => readPaperAnswers(context, caller, params.id)),
  implement(pastPaperDownload, ({ caller, params, query }, context) =>
    downloadPaper(context, caller, params.id, query.document),
  ),
];
