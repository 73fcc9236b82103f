import { keepPassword, writeFormDetails, type Role } from '@ifj/shared-api';
import { useNavigate } from 'react-router-dom';

interface Credentials {
  email: string;
  password: string;
}

const nextScreen = new Map<Role | null, string>([
  ['student', '/create-student-account'],
  ['organization', '/create-company-account'],
]);

/** A function that keeps the credentials, the password in memory only, and leads on. */
export function useSignUp(role: Role | null): (credentials: Credentials) => void {
  const navigate = useNavigate();
  return ({ email, password }) => {
    writeFormDetails({ email: email.trim(), userRole: role });
    keepPassword(password);
    void navigate(nextScreen.get(role) ?? '/register');
  };
}
