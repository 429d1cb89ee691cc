import { googleSignInPath } from '@markwell/shared/features/auth/google.contract';
import { configuredBaseUrl } from '../api/base-url.ts';

/** The address to sign in with Google. The browser leaves the page and returns to /auth/callback. */
export const googleSignInAddress = `${configuredBaseUrl}${googleSignInPath}`;
