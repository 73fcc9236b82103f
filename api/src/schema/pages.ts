import { Type } from 'typebox';
import { nullable } from './values.ts';

export const pageSize = { usual: 20, maximum: 100 } as const;

/** Query parameters of every list: how many, and where the page before ended. */
export const pageQuery = {
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: pageSize.maximum, default: pageSize.usual }),
  ),
  cursor: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
};

/** The cursor of the next page; null when there is no more. */
export const NextCursor = nullable(Type.String());

export const PageMeta = Type.Object({ next_cursor: NextCursor }, { $id: 'PageMeta' });
