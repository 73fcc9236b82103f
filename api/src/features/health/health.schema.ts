import { Type } from 'typebox';
import { oneOf } from '../../schema/values.ts';

export const Health = Type.Object({ status: oneOf(['ok']) }, { $id: 'Health' });

export const healthSchemas = [Health];
