import { uploadRapidFire } from '@markwell/shared/question-editing/upload/upload.contract';
import * as contract from '@markwell/shared/question-editing/upload/upload.contract';
import { uploadQuestions, checkUpload } from './upload.service.ts';
import { implement } from '#http/implement.ts';

export const uploadRoutes = [
  implement(contract.uploadQuestions, ({ caller, body, files, recordReply }, context) =>
    uploadQuestions(
      context,
      caller,
      body,
      { kind: 'REGULAR', difficulty: body.difficulty, timeLimit: null },
      files,
      recordReply,
    ),
  ),
  implement(uploadRapidFire, ({ caller, body, files, recordReply }, context) =>
    uploadQuestions(
      context,
      caller,
      body,
      { kind: 'RAPID_FIRE', difficulty: body.level, timeLimit: body.timeLimit },
      files,
      recordReply,
    ),
  ),
  implement(contract.checkUpload, ({ caller, body }, context) =>
    checkUpload(context, caller, body.kind, body.questionText),
  ),
];
