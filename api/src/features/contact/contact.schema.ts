import { Type } from 'typebox';

export const Contact = Type.Object({ support_address: Type.String() }, { $id: 'Contact' });

export const contactSchemas = [Contact];
