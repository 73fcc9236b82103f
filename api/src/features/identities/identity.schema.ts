import { Type, type Static } from 'typebox';
import {
  Moment,
  nullable,
  oneOf,
  ref,
  registrableRoles,
  strictObject,
} from '../../schema/values.ts';
import { LoginAnswer } from '../accounts/account.schema.ts';
import { organizationFields } from '../organizations/organization.schema.ts';
import { studentFields } from '../students/student.schema.ts';

/** The providers that people can sign in with here; none where none is set up. */
export const ProviderList = Type.Object(
  {
    providers: Type.Array(
      Type.Object({
        id: oneOf(['google']),
        name: Type.String(),
        start: Type.String({ description: 'Where the browser goes to sign in, as a page.' }),
      }),
    ),
  },
  { $id: 'ProviderList' },
);

const Code = Type.String({ minLength: 1, maxLength: 100 });

export const ProviderSignIn = strictObject({ code: Code }, { $id: 'ProviderSignIn' });

/** Somebody whom a provider vouches for, and who has no account yet. */
export const PendingRegistration = Type.Object(
  {
    ticket: Type.String({ description: 'Good for one registration, in this browser.' }),
    email: Type.String(),
    full_name: nullable(Type.String()),
    expires_at: Moment,
  },
  { $id: 'PendingRegistration' },
);

/** Either a session, or what is needed to register. */
export const ProviderSignInAnswer = Type.Object(
  { session: nullable(ref(LoginAnswer)), registration: nullable(ref(PendingRegistration)) },
  { $id: 'ProviderSignInAnswer' },
);
export type SignInOutcome = Static<typeof ProviderSignInAnswer>;

/** The email is the one that the provider vouches for. */
export const ProviderRegistration = strictObject(
  {
    ticket: Code,
    role: oneOf(registrableRoles),
    ...Type.Partial(Type.Object(studentFields)).properties,
    ...Type.Partial(Type.Object(organizationFields)).properties,
  },
  { $id: 'ProviderRegistration' },
);

export const identitySchemas = [
  ProviderList,
  ProviderSignIn,
  PendingRegistration,
  ProviderSignInAnswer,
  ProviderRegistration,
];
