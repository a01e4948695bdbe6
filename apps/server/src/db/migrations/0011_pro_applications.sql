CREATE TABLE "applications" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"user_id" text,
	"browser_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"profession" text NOT NULL,
	"business_name" text NOT NULL,
	"business_type" text NOT NULL,
	"website" text,
	"line1" text NOT NULL,
	"line2" text,
	"city" text NOT NULL,
	"region" text,
	"postal_code" text,
	"country_code" text NOT NULL,
	"licence_number" text NOT NULL,
	"licence_authority" text NOT NULL,
	"licence_expires_on" date NOT NULL,
	"licence_key" text NOT NULL,
	"licence_name" text NOT NULL,
	"licence_type" text NOT NULL,
	"licence_size" integer NOT NULL,
	"message" text,
	"terms_version" text NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"reason" text,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applications_status_known" CHECK ("applications"."status" in ('received', 'in_review', 'accepted', 'declined')),
	CONSTRAINT "applications_reason_where_declined" CHECK (("applications"."status" = 'declined') = ("applications"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_reference" ON "applications" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_open" ON "applications" USING btree ("user_id") WHERE "applications"."status" in ('received', 'in_review');--> statement-breakpoint
CREATE INDEX "applications_user" ON "applications" USING btree ("user_id","submitted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_email" ON "applications" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "applications_waiting" ON "applications" USING btree ("status","submitted_at");