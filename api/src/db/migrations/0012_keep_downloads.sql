CREATE TABLE "past_downloads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "past_downloads_kind_known" CHECK ("past_downloads"."kind" in ('resume', 'internship_letter'))
);
--> statement-breakpoint
ALTER TABLE "file_downloads" ADD COLUMN "last_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "file_downloads" SET "last_at" = "at";--> statement-breakpoint
ALTER TABLE "file_downloads" ADD COLUMN "times" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "past_downloads" ADD CONSTRAINT "past_downloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_downloads_user" ON "past_downloads" USING btree ("user_id","at","id");