import { createReport } from '@markwell/shared/reports/reports.contract';
import { reportQuestion } from './reports.service.ts';
import { implement } from '#http/implement.ts';

export const reportsRoutes = [
  implement(createReport, ({ caller, body, recordReply }, context) =>
    reportQuestion(context, caller, body, recordReply),
  ),
];
