import { googleSignInPath } from '@markwell/shared/features/auth/google.contract';
import { configuredBaseUrl } from '../api/base-url.ts';

/** Where the browser goes to sign in with Google: it leaves the page, and comes back to /auth/callback. */
export const googleSignInAddress = `${configuredBaseUrl}${googleSignInPath}`;
