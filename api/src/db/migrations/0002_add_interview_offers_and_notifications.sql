CREATE TABLE "account_suspensions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"action" text NOT NULL,
	"reason" text NOT NULL,
	"decided_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_suspensions_known" CHECK ("account_suspensions"."action" in ('suspended', 'restored'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"link" text NOT NULL,
	"interview_id" uuid,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "org_id" uuid;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "first_offer" timestamp with time zone;--> statement-breakpoint
UPDATE "interviews" SET "first_offer" = "interviews"."date", "org_id" = "applications"."org_id" FROM "applications" WHERE "applications"."id" = "interviews"."application_id";--> statement-breakpoint
ALTER TABLE "interviews" ALTER COLUMN "org_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ALTER COLUMN "first_offer" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "selected_date" text;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "invite_sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "interviews" SET "listed" = false FROM "applications" WHERE "applications"."id" = "interviews"."application_id" AND "applications"."status" NOT IN ('Interview', 'Rejected', 'Withdrawn');--> statement-breakpoint
ALTER TABLE "account_suspensions" ADD CONSTRAINT "account_suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_suspensions_user" ON "account_suspensions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_user_newest" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_user_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_interview" ON "notifications" USING btree ("interview_id");--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interviews_organization_date" ON "interviews" USING btree ("org_id","listed","date","id");--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_selected_date_known" CHECK ("interviews"."selected_date" in ('date', 'alt_date_1', 'alt_date_2'));
