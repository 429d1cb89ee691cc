import * as contract from '@markwell/shared/assignments/markbook.contract';
import { readMarkbook, readMarkbookOfPupil } from './markbook.service.ts';
import { implement } from '#http/implement.ts';

export const markbookRoutes = [
  implement(contract.readMarkbook, ({ caller, params, query }, context) =>
    readMarkbook(context, caller, params.classId, query),
  ),
  implement(contract.readMarkbookOfPupil, ({ caller, params }, context) =>
    readMarkbookOfPupil(context, caller, params.classId, params.pupilId),
  ),
];
