import * as contract from '@markwell/shared/overview/coverage.contract';
import { readCoverage } from './coverage.service.ts';
import { implement } from '#http/implement.ts';

export const coverageRoutes = [
  implement(contract.readCoverage, ({ query: { examType, subject } }, context) =>
    readCoverage(context, { stageId: examType, subjectId: subject }),
  ),
];
