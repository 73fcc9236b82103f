CREATE TABLE "application_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"org_id" uuid NOT NULL,
	"status" text NOT NULL,
	"cover_letter" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_job_user_unique" UNIQUE("job_id","user_id"),
	CONSTRAINT "applications_user_key_unique" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "applications_status_known" CHECK ("applications"."status" in ('Applied', 'Viewed', 'Interview', 'Accepted', 'Rejected', 'Withdrawn', 'Open'))
);
--> statement-breakpoint
CREATE TABLE "file_downloads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"org_id" uuid NOT NULL,
	"user_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid,
	"kind" text NOT NULL,
	"storage_key" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"stored_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "files_application_kind_unique" UNIQUE("application_id","kind"),
	CONSTRAINT "files_kind_known" CHECK ("files"."kind" in ('resume', 'internship_letter'))
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"first_alternative" timestamp with time zone NOT NULL,
	"second_alternative" timestamp with time zone NOT NULL,
	"timezone" text NOT NULL,
	"meet_link" text NOT NULL,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interviews_application_unique" UNIQUE("application_id")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"job_title" text NOT NULL,
	"job_description" text NOT NULL,
	"job_requirements" text,
	"field" text NOT NULL,
	"department" text NOT NULL,
	"stipend" smallint NOT NULL,
	"amount" text,
	"duration" text NOT NULL,
	"location" text NOT NULL,
	"deadline" date NOT NULL,
	"env_mode" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', "jobs"."job_title" || ' ' || "jobs"."department" || ' ' || "jobs"."location" || ' ' || "jobs"."job_description" || ' ' || coalesce("jobs"."job_requirements", ''))) STORED NOT NULL,
	CONSTRAINT "jobs_field_known" CHECK ("jobs"."field" in ('Art', 'Science', 'Commercial')),
	CONSTRAINT "jobs_env_mode_known" CHECK ("jobs"."env_mode" in ('onsite', 'remote', 'hybrid')),
	CONSTRAINT "jobs_stipend_known" CHECK ("jobs"."stipend" in (0, 1)),
	CONSTRAINT "jobs_status_known" CHECK ("jobs"."status" in (0, 1)),
	CONSTRAINT "jobs_amount_of_paid" CHECK ("jobs"."stipend" = 0 or "jobs"."amount" is not null)
);
--> statement-breakpoint
CREATE TABLE "known_addresses" (
	"user_id" uuid NOT NULL,
	"address" "bytea" NOT NULL,
	"last_sign_in_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_addresses_user_id_address_pk" PRIMARY KEY("user_id","address")
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"company_state" text NOT NULL,
	"company_street_address" text NOT NULL,
	"phone" text NOT NULL,
	"company_cac_number" text NOT NULL,
	"interview_link" text,
	"timezone" text DEFAULT 'Africa/Lagos' NOT NULL,
	"verification" text DEFAULT 'pending' NOT NULL,
	"refusal_reason" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organizations_user_unique" UNIQUE("user_id"),
	CONSTRAINT "organizations_verification_known" CHECK ("organizations"."verification" in ('pending', 'approved', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "students" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"full_name" text NOT NULL,
	"sex" text,
	"status" text NOT NULL,
	"university" text NOT NULL,
	"degree" text NOT NULL,
	"course_of_study" text NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "students_user_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "tries" (
	"kind" text NOT NULL,
	"subject" "bytea" NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "tries_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"suspended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('student', 'organization', 'operator')),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "verification_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"reason" text,
	"decided_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verification_decisions_known" CHECK ("verification_decisions"."decision" in ('approved', 'refused')),
	CONSTRAINT "verification_decisions_reasoned" CHECK ("verification_decisions"."decision" = 'approved' or "verification_decisions"."reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_downloads" ADD CONSTRAINT "file_downloads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_downloads" ADD CONSTRAINT "file_downloads_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_downloads" ADD CONSTRAINT "file_downloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_decisions" ADD CONSTRAINT "verification_decisions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_history_application" ON "application_history" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "applications_user_newest" ON "applications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_organization_newest" ON "applications" USING btree ("org_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_job_newest" ON "applications" USING btree ("job_id","created_at","id");--> statement-breakpoint
CREATE INDEX "file_downloads_file" ON "file_downloads" USING btree ("file_id","at");--> statement-breakpoint
CREATE INDEX "files_unattached" ON "files" USING btree ("stored_by") WHERE "files"."application_id" is null;--> statement-breakpoint
CREATE INDEX "jobs_organization_newest" ON "jobs" USING btree ("org_id","created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_open_newest" ON "jobs" USING btree ("created_at","id") WHERE "jobs"."status" = 1 and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_open_field" ON "jobs" USING btree ("field","created_at","id") WHERE "jobs"."status" = 1 and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_open_stipend" ON "jobs" USING btree ("stipend","created_at","id") WHERE "jobs"."status" = 1 and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_open_location" ON "jobs" USING btree ("location","created_at","id") WHERE "jobs"."status" = 1 and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_open_deadline" ON "jobs" USING btree ("deadline") WHERE "jobs"."status" = 1 and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_open_search" ON "jobs" USING gin ("search") WHERE "jobs"."status" = 1 and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "organizations_verification_submitted" ON "organizations" USING btree ("verification","submitted_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tries_started" ON "tries" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "verification_decisions_organization" ON "verification_decisions" USING btree ("organization_id","created_at");