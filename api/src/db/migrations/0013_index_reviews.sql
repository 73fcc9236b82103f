DROP INDEX "organizations_verification_submitted";--> statement-breakpoint
CREATE INDEX "organizations_submitted" ON "organizations" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "organizations_cac_number" ON "organizations" USING btree ("company_cac_number");--> statement-breakpoint
CREATE INDEX "organizations_verification_submitted" ON "organizations" USING btree ("verification","submitted_at","id");