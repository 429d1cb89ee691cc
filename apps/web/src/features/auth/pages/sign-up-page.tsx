import { AuthNote } from '../components/auth-note.tsx';

export function SignUpPage() {
  return (
    <AuthNote title="Sign up">
      You cannot make an account by yourself here yet: please ask your school or an administrator for one.
    </AuthNote>
  );
}
