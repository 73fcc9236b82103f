CREATE INDEX "file_downloads_organization" ON "file_downloads" USING btree ("org_id","at","id");--> statement-breakpoint
CREATE INDEX "file_downloads_user" ON "file_downloads" USING btree ("user_id");