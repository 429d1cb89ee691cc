import { AuthNote } from '../components/auth-note.tsx';

export function ForgotPasswordPage() {
  return (
    <AuthNote title="Forgot password">
      A password cannot be reset by e-mail here yet: please ask whoever gave you your account.
    </AuthNote>
  );
}
