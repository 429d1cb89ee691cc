import type { LoginInput } from '@markwell/shared/accounts/auth.contract';
import { createContext, use } from 'react';
import type { SessionUser } from './session-user.ts';

export interface Session {
  token: string | null;
  /** Null while the token is checked, or when the server could not be reached to check it. */
  user: SessionUser | null;
  /** True until the stored token has been checked. */
  loading: boolean;
}

export interface Auth extends Session {
  isAuthenticated: boolean;
  /** True when no stage has been chosen yet. */
  needsStageSelection: boolean;
  needsExamBoardSelection: boolean;
  /** Asks the server again who is signed in, after it could not be reached. */
  checkAgain: () => Promise<void>;
  /**
   * Signs in; if it fails, throws the error and no user is signed in. Returns a challenge when a code is needed too.
   */
  login: (input: LoginInput) => Promise<string | undefined>;
  /** Signs in with a federated sign-in's token; throws InvalidTokenError for an invalid one. */
  signInWithToken: (token: string) => Promise<SessionUser>;
  /** Replaces the token of the same user, after the password was changed. */
  renewToken: (token: string) => void;
  /** Ends the session and goes to /login. */
  logout: () => void;
  /** Updates the signed-in user after a stage, an exam board or a name was saved. */
  updateUser: (change: Partial<SessionUser>) => void;
}

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
