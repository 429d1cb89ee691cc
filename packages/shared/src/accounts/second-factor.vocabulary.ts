/** Whose roles must have an authenticator app (REQUIRE_SECOND_FACTOR). */
export const secondFactorPolicies = ['nobody', 'super-admins', 'admins'] as const;
export type SecondFactorPolicy = (typeof secondFactorPolicies)[number];
