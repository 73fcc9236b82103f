DROP INDEX "interviews_organization_date";--> statement-breakpoint
CREATE INDEX "interviews_organization_day" ON "interviews" USING btree ("org_id","listed","date","id","timezone");--> statement-breakpoint
CREATE INDEX "jobs_open_organization" ON "jobs" USING btree ("org_id","created_at","id","deadline") WHERE "jobs"."status" = 1 and "jobs"."deleted_at" is null;