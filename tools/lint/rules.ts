import { docComments } from './doc-comments.ts';
import { sqlTemplates } from './sql-templates.ts';

/** Our own rules, as a plugin of the linter. */
export default {
  meta: { name: 'markwell' },
  rules: { 'doc-comments': docComments, 'sql-templates': sqlTemplates },
};
