import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import {
  assignmentArrangementSchema,
  confirmedArrangementSchema,
  ownArrangementSchema,
} from './access-arrangements.schemas.ts';

export const readArrangement = endpoint('GET /access-arrangements', 'signed-in', {
  summary: "The caller's own access arrangement, and what was confirmed for assignments",
  response: z.object({ own: ownArrangementSchema, forAssignments: confirmedArrangementSchema }),
});

export const updateArrangement = endpoint('PUT /access-arrangements', 'signed-in', {
  summary:
    "Change the caller's own access arrangement; running tests gain extra time immediately, and never lose any",
  body: ownArrangementSchema,
  response: ownArrangementSchema,
});

export const readConfirmedArrangement = endpoint('GET /access-arrangements/pupils/:pupilId', 'staff', {
  summary: "A pupil's extra time, breaks and reader for assignments, for their teachers and administrators",
  response: confirmedArrangementSchema,
});

export const confirmArrangement = endpoint('PUT /access-arrangements/pupils/:pupilId', 'staff', {
  summary: "Confirm a pupil's extra time, breaks and reader for assignments",
  body: assignmentArrangementSchema,
  response: confirmedArrangementSchema,
});
