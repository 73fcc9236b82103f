DROP INDEX "jobs_open_newest";--> statement-breakpoint
DROP INDEX "jobs_open_field";--> statement-breakpoint
DROP INDEX "jobs_open_stipend";--> statement-breakpoint
DROP INDEX "jobs_open_location";--> statement-breakpoint
DROP INDEX "jobs_open_organization";--> statement-breakpoint
DROP INDEX "jobs_open_deadline";--> statement-breakpoint
DROP INDEX "jobs_open_search";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "is_past" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_open_newest" ON "jobs" USING btree ("created_at","id") WHERE "jobs"."status" = 1 and "jobs"."deleted_at" is null and not "jobs"."is_past";--> statement-breakpoint
CREATE INDEX "jobs_open_field" ON "jobs" USING btree ("field","created_at","id") WHERE "jobs"."status" = 1 and "jobs"."deleted_at" is null and not "jobs"."is_past";--> statement-breakpoint
CREATE INDEX "jobs_open_stipend" ON "jobs" USING btree ("stipend","created_at","id") WHERE "jobs"."status" = 1 and "jobs"."deleted_at" is null and not "jobs"."is_past";--> statement-breakpoint
CREATE INDEX "jobs_open_location" ON "jobs" USING btree ("location","created_at","id") WHERE "jobs"."status" = 1 and "jobs"."deleted_at" is null and not "jobs"."is_past";--> statement-breakpoint
CREATE INDEX "jobs_open_organization" ON "jobs" USING btree ("org_id","created_at","id","deadline") WHERE "jobs"."status" = 1 and "jobs"."deleted_at" is null and not "jobs"."is_past";--> statement-breakpoint
CREATE INDEX "jobs_open_deadline" ON "jobs" USING btree ("deadline") WHERE "jobs"."status" = 1 and "jobs"."deleted_at" is null and not "jobs"."is_past";--> statement-breakpoint
CREATE INDEX "jobs_open_search" ON "jobs" USING gin ("search") WHERE "jobs"."status" = 1 and "jobs"."deleted_at" is null and not "jobs"."is_past";--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "is_past" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "jobs" SET (toast_tuple_target = 4080);--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "search" SET STORAGE MAIN;
