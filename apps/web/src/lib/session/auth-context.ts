import type { LoginInput } from '@markwell/shared/features/auth/auth.contract';
import { createContext, use } from 'react';
import type { SessionUser } from './session-user.ts';

export interface Session {
  token: string | null;
  /** Null beside a token while it is checked, and when the server could not be reached to check it. */
  user: SessionUser | null;
  /** True until the stored token has been looked at. */
  loading: boolean;
}

export interface Auth extends Session {
  isAuthenticated: boolean;
  /** True when no stage has been chosen yet. */
  needsStageSelection: boolean;
  needsExamBoardSelection: boolean;
  /** Asks the server once more who is signed in, when it could not be reached. */
  checkAgain: () => Promise<void>;
  /** Signs in; throws what went wrong, with nobody signed in. */
  login: (input: LoginInput) => Promise<SessionUser>;
  /** Takes over a token from a federated sign-in; throws 'Invalid login token. Please try again.' for a bad one. */
  signInWithToken: (token: string) => Promise<SessionUser>;
  /** Goes on with another token of the same person: the password was changed. */
  renewToken: (token: string) => void;
  /** Ends the session and goes to /login. */
  logout: () => void;
  /** Notes what has been saved about the signed-in person: a stage, an exam board, a name. */
  updateUser: (change: Partial<SessionUser>) => void;
}

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
