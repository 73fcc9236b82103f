import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { organizations } from './organizations.table.ts';

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/*
 * The listing indexes leave out closed, deleted and past jobs: whoever looks for a job sees open
 * ones only. They are plain and ascending, and are read backwards; `desc` in an index would put NULLs
 * where `order by … desc` does not expect them, and everything would be sorted.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    orgId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    jobTitle: text().notNull(),
    jobDescription: text().notNull(),
    jobRequirements: text(),
    field: text({ enum: ['Art', 'Science', 'Commercial'] }).notNull(),
    department: text().notNull(),
    /** 1 paid, 0 unpaid. */
    stipend: smallint().$type<0 | 1>().notNull(),
    amount: text(),
    duration: text().notNull(),
    /** Of the organization, when the job was last saved. */
    location: text().notNull(),
    /** The last day on which one can apply, in Africa/Lagos. */
    deadline: date({ mode: 'string' }).notNull(),
    envMode: text({ enum: ['onsite', 'remote', 'hybrid'] }).notNull(),
    /** 1 open, 0 closed by its organization. */
    status: smallint().$type<0 | 1>().notNull().default(1),
    /** What the form that was sent called itself; the same key gets the same answer. */
    idempotencyKey: text(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
    deletedAt: moment(),
    /**
     * Set some time after the deadline, so that the listing indexes need not hold all that ever
     * was. Whether a job is expired is said by its deadline alone.
     */
    isPast: boolean().notNull().default(false),
    search: searchVector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`to_tsvector('simple', ${jobs.jobTitle} || ' ' || ${jobs.department} || ' ' || ${jobs.location} || ' ' || ${jobs.jobDescription} || ' ' || coalesce(${jobs.jobRequirements}, ''))`,
      ),
  },
  (table) => {
    const open = sql`${table.status} = 1 and ${table.deletedAt} is null and not ${table.isPast}`;
    return [
      check('jobs_field_known', sql`${table.field} in ('Art', 'Science', 'Commercial')`),
      check('jobs_env_mode_known', sql`${table.envMode} in ('onsite', 'remote', 'hybrid')`),
      check('jobs_stipend_known', sql`${table.stipend} in (0, 1)`),
      check('jobs_status_known', sql`${table.status} in (0, 1)`),
      check('jobs_amount_of_paid', sql`${table.stipend} = 0 or ${table.amount} is not null`),
      uniqueIndex('jobs_organization_key')
        .on(table.orgId, table.idempotencyKey)
        .where(sql`${table.idempotencyKey} is not null`),
      index('jobs_organization_newest').on(table.orgId, table.createdAt, table.id),
      index('jobs_open_newest').on(table.createdAt, table.id).where(open),
      index('jobs_open_field').on(table.field, table.createdAt, table.id).where(open),
      index('jobs_open_stipend').on(table.stipend, table.createdAt, table.id).where(open),
      index('jobs_open_location').on(table.location, table.createdAt, table.id).where(open),
      // With the deadline in it, one organization's open jobs are told apart without reading them.
      index('jobs_open_organization')
        .on(table.orgId, table.createdAt, table.id, table.deadline)
        .where(open),
      // With the id in it, the sitemap goes on from any job without sorting.
      index('jobs_open_deadline').on(table.deadline, table.id).where(open),
      index('jobs_open_search').using('gin', table.search).where(open),
    ];
  },
);
