import * as contract from '@markwell/shared/reports/moderation.contract';
import { listReports, compareReport, decideReport } from './moderation.service.ts';
import { implement } from '#http/implement.ts';

export const moderationRoutes = [
  implement(contract.listReports, ({ caller, query }, context) => listReports(context, caller, query)),
  implement(contract.readReport, ({ params }, context) => compareReport(context, params.flagId)),
  implement(contract.decideReport, ({ caller, params, body }, context) =>
    decideReport(context, caller, params.flagId, body),
  ),
];
