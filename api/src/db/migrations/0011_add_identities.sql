CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "identities_one_of_an_issuer" UNIQUE("user_id","issuer")
);
--> statement-breakpoint
CREATE TABLE "identity_proofs" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"purpose" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"full_name" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_proofs_purpose_known" CHECK ("identity_proofs"."purpose" in ('session', 'registration'))
);
--> statement-breakpoint
CREATE TABLE "provider_visits" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"return_to" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_proofs_expiry" ON "identity_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "provider_visits_expiry" ON "provider_visits" USING btree ("expires_at");