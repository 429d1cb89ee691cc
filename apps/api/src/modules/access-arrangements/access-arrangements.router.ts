import * as contract from '@markwell/shared/access-arrangements/access-arrangements.contract';
import {
  readArrangement,
  updateArrangement,
  readConfirmedArrangement,
  confirmArrangement,
} from './access-arrangements.service.ts';
import { implement } from '#http/implement.ts';

export const accessArrangementsRoutes = [
  implement(contract.readArrangement, ({ caller }, context) => readArrangement(context, caller.id)),
  implement(contract.updateArrangement, ({ caller, body }, context) =>
    updateArrangement(context, caller.id, body),
  ),
  implement(contract.readConfirmedArrangement, ({ caller, params }, context) =>
    readConfirmedArrangement(context, caller, params.pupilId),
  ),
  implement(contract.confirmArrangement, ({ caller, params, body }, context) =>
    confirmArrangement(context, caller, params.pupilId, body),
  ),
];
