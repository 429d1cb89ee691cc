import * as auditLog from '../admin/audit-log/audit-log.contract.ts';
import * as overview from '../admin/overview/overview.contract.ts';
import * as pastPapers from '../admin/past-papers/past-papers.contract.ts';
import * as questions from '../admin/questions/questions.contract.ts';
import * as subjects from '../admin/subjects/subjects.contract.ts';
import * as upload from '../admin/upload/upload.contract.ts';
import * as users from '../admin/users/users.contract.ts';

/** The contracts of administrators' rooms, by room. */
export const adminContracts: Record<string, object> = {
  'admin-audit-log': auditLog,
  'admin-overview': overview,
  'admin-past-papers': pastPapers,
  'admin-questions': questions,
  'admin-subjects': subjects,
  'admin-upload': upload,
  'admin-users': users,
};
