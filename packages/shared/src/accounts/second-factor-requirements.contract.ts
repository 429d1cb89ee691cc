import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { countSchema, daySchema, idSchema } from '../contract/field-schemas.ts';
import { secondFactorPolicies } from './second-factor.vocabulary.ts';

const requirementSchema = z.object({
  /** The first day on which it is required; null when it is not. */
  startsOn: daySchema.nullable(),
  /** Active accounts that it holds for, or would. */
  staffCount: countSchema,
  /** How many of them have no authenticator app. */
  withoutAppCount: countSchema,
});
export type RequirementDto = z.infer<typeof requirementSchema>;

const schoolRequirementSchema = requirementSchema.extend({ id: idSchema, name: z.string() });

export const listRequirements = endpoint('GET /admin/second-factor-requirements', 'admin', {
  summary: 'Who must sign in with a code: every teacher, and the staff of schools in order of their names',
  response: z.object({
    /** What the operator requires of administrators (REQUIRE_SECOND_FACTOR). */
    administrators: z.enum(secondFactorPolicies),
    teachers: requirementSchema,
    schools: z.array(schoolRequirementSchema),
  }),
});
export type Requirements = z.infer<typeof listRequirements.response>;

const maxGraceDays = 90;

export const requirementChangeSchema = z.object({
  /** After how many days it is required, 0 for today; null ends the requirement. */
  graceDays: z
    .int('Please enter a whole number of days')
    .min(0, 'Please enter 0 days or more')
    .max(maxGraceDays, `Please enter ${maxGraceDays} days or fewer`)
    .nullable(),
});

const changed = z.object({ startsOn: daySchema.nullable() });

export const changeTeachersRequirement = endpoint(
  'PUT /admin/second-factor-requirements/teachers',
  'super-admin',
  {
    summary: 'Require an authenticator app of every teacher, after a grace period, or no longer',
    body: requirementChangeSchema,
    response: changed,
  },
);

export const changeSchoolRequirement = endpoint(
  'PUT /admin/second-factor-requirements/schools/:id',
  'super-admin',
  {
    summary: 'Require an authenticator app of the staff of a school, after a grace period, or no longer',
    body: requirementChangeSchema,
    response: changed,
  },
);
