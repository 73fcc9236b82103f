import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';
import { uuidV7 } from '../uuid-v7.ts';

/** Primary key: time-ordered, so that new rows stand together in the index. */
export const id = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => uuidV7());

/** A moment in UTC, read as a Date (milliseconds). Carry `::text` where microseconds matter. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** When the row was made, by the database's clock. */
export const createdAt = () => moment().notNull().defaultNow();

/** Raw bytes, such as a hash. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
