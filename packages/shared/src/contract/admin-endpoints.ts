import * as ai from '../admin/ai/ai.contract.ts';
import * as auditLog from '../admin/audit-log/audit-log.contract.ts';
import * as creativeWritingAdmin from '../admin/creative-writing/creative-writing-admin.contract.ts';
import * as flags from '../admin/moderation/moderation.contract.ts';
import * as overview from '../admin/overview/overview.contract.ts';
import * as pastPapers from '../admin/past-papers/past-papers.contract.ts';
import * as corrections from '../admin/questions/corrections.contract.ts';
import * as questions from '../admin/questions/questions.contract.ts';
import * as rapidFire from '../admin/rapid-fire/rapid-fire.contract.ts';
import * as subjects from '../admin/subjects/subjects.contract.ts';
import * as upload from '../admin/upload/upload.contract.ts';
import * as users from '../admin/users/users.contract.ts';

/** The contracts of the admin area, by feature. */
export const adminContracts: Record<string, object> = {
  'admin-ai': ai,
  'admin-audit-log': auditLog,
  'admin-creative-writing': creativeWritingAdmin,
  'admin-flags': flags,
  'admin-overview': overview,
  'admin-past-papers': pastPapers,
  'admin-questions': { ...corrections, ...questions },
  'admin-rapid-fire': rapidFire,
  'admin-subjects': subjects,
  'admin-upload': upload,
  'admin-users': users,
};
