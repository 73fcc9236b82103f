import { rememberRole } from '@ifj/shared-api';
import { AuthLayout, Grid, Text, TextLink } from '@ifj/shared-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { OrganizationDrawing } from '../../drawings/organization-drawing.tsx';
import { StudentDrawing } from '../../drawings/student-drawing.tsx';
import { readGoogleRegistration } from '../google/google-registration.ts';
import { useReturn } from '../session/use-return.ts';
import { accountScreenOf } from './account-screen.ts';
import { LoggedInNotice } from './logged-in-notice.tsx';
import { RoleButton } from './role-button.tsx';

/** The first step of signing up: as whom. */
export default function RoleChoicePage() {
  const navigate = useNavigate();
  const { onTheWay } = useReturn();
  const [google] = useState(readGoogleRegistration);
  const choose = (role: 'student' | 'organization') => {
    rememberRole(role);
    void navigate(onTheWay((google && accountScreenOf(role)) ?? '/signup'));
  };

  return (
    <AuthLayout
      wide
      title="Choose your account"
      lead={
        google
          ? `You are signing up with Google as ${google.email}. Are you a student or an organization?`
          : 'Who are you signing up as? You can change it on the next screen.'
      }
      footer={
        <Text>
          Have an account? <TextLink to={onTheWay('/login')}>Login</TextLink>
        </Text>
      }
    >
      <LoggedInNotice />
      <Grid min={240}>
        <RoleButton
          label="Student"
          text="I am looking for an internship."
          drawing={<StudentDrawing />}
          onChoose={() => {
            choose('student');
          }}
        />
        <RoleButton
          label="Organization"
          text="We offer internships."
          drawing={<OrganizationDrawing />}
          onChoose={() => {
            choose('organization');
          }}
        />
      </Grid>
    </AuthLayout>
  );
}
