import { Type } from 'typebox';
import {
  Id,
  nullable,
  oneOf,
  oneOfNumbers,
  ref,
  registrableRoles,
  roles,
  strictObject,
  yesNo,
} from '../../schema/values.ts';
import { Organization, organizationFields } from '../organizations/organization.schema.ts';
import { Student, studentFields } from '../students/student.schema.ts';

/** A password that is set; a longer text would only cost time. */
export const NewPassword = Type.String({ minLength: 8, maxLength: 128 });

export const Email = Type.String({ format: 'email', minLength: 3, maxLength: 254 });

export const LoginBody = strictObject(
  {
    email: Type.String({ minLength: 1, maxLength: 254 }),
    password: Type.String({ minLength: 1, maxLength: 1024 }),
  },
  { $id: 'LoginBody' },
);

const signedIn = {
  token: Type.String(),
  role: oneOf(roles),
  user_id: Id,
  role_specific_id: nullable(Id),
  verified: oneOfNumbers(yesNo),
};

export const LoginAnswer = Type.Object(signedIn, { $id: 'LoginAnswer' });

/** Which of the role's fields are required is decided by `role`; see the register service. */
export const RegisterBody = strictObject(
  {
    email: Email,
    password: NewPassword,
    role: oneOf(registrableRoles),
    ...Type.Partial(Type.Object(studentFields)).properties,
    ...Type.Partial(Type.Object(organizationFields)).properties,
  },
  { $id: 'RegisterBody' },
);

export const RegisterAnswer = Type.Object(
  { details: Type.Object({ user_id: Id, id: Id }), ...signedIn },
  { $id: 'RegisterAnswer' },
);

export const User = Type.Object(
  {
    user_id: Id,
    email: Type.String(),
    role: oneOf(roles),
    role_specific_id: nullable(Id),
    verified: oneOfNumbers(yesNo),
    has_password: Type.Boolean({
      description: 'False for somebody who signs in with Google alone.',
    }),
    organization_id: nullable(Id),
    student: nullable(ref(Student)),
    organization: nullable(ref(Organization)),
    counters: Type.Record(Type.String(), Type.Integer()),
  },
  { $id: 'User' },
);

export const UserList = Type.Object({ users: Type.Array(ref(User)) }, { $id: 'UserList' });

export const accountSchemas = [
  LoginBody,
  LoginAnswer,
  RegisterBody,
  RegisterAnswer,
  User,
  UserList,
];
