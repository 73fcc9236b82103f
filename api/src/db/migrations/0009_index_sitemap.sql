DROP INDEX "jobs_open_deadline";--> statement-breakpoint
CREATE INDEX "jobs_open_deadline" ON "jobs" USING btree ("deadline","id") WHERE "jobs"."status" = 1 and "jobs"."deleted_at" is null;