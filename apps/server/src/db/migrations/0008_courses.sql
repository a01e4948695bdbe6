CREATE TABLE "course_registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"user_id" text,
	"browser_id" text,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"status" text NOT NULL,
	"cancel_reason" text,
	"waitlist_number" integer,
	"hold_expires_at" timestamp (3) with time zone,
	"points_spent" integer DEFAULT 0 NOT NULL,
	"points_earned" integer DEFAULT 0 NOT NULL,
	"amount_cents" integer DEFAULT 0 NOT NULL,
	"payment_id" text,
	"payment_provider" text,
	"payment_method" text,
	"payment_status" text,
	"payment_ref" text,
	"card_brand" text,
	"card_last4" text,
	"failure_code" text,
	"failure_message" text,
	"payment_action" jsonb,
	"is_refund_due" boolean DEFAULT false NOT NULL,
	"calendar_sequence" integer DEFAULT 0 NOT NULL,
	"registered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_registrations_status_known" CHECK ("course_registrations"."status" in ('registered', 'pending_payment', 'waitlisted', 'cancelled')),
	CONSTRAINT "course_registrations_hold_ends" CHECK ("course_registrations"."status" <> 'pending_payment' or "course_registrations"."hold_expires_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"category" text NOT NULL,
	"format" text NOT NULL,
	"venue" text,
	"city" text,
	"state" text,
	"join_url" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"timezone" text NOT NULL,
	"opens_at" timestamp (3) with time zone,
	"capacity" integer NOT NULL,
	"price_cents" integer DEFAULT 0 NOT NULL,
	"is_open_to_guests" boolean DEFAULT false NOT NULL,
	"sites" text[] NOT NULL,
	"seats_taken" integer DEFAULT 0 NOT NULL,
	"waitlist_count" integer DEFAULT 0 NOT NULL,
	"waitlist_number" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courses_seats_fit" CHECK ("courses"."seats_taken" between 0 and "courses"."capacity"),
	CONSTRAINT "courses_waitlist_not_negative" CHECK ("courses"."waitlist_count" >= 0),
	CONSTRAINT "courses_dates_in_order" CHECK ("courses"."ends_at" > "courses"."starts_at"),
	CONSTRAINT "courses_online_or_somewhere" CHECK ("courses"."format" = 'online' or "courses"."city" is not null)
);
--> statement-breakpoint
CREATE TABLE "bundle_events" (
	"bundle_id" text NOT NULL,
	"kind" text NOT NULL,
	"person" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bundle_events_bundle_id_kind_person_pk" PRIMARY KEY("bundle_id","kind","person"),
	CONSTRAINT "bundle_events_kind" CHECK ("bundle_events"."kind" in ('sent', 'opened', 'added'))
);
--> statement-breakpoint
CREATE TABLE "bundle_items" (
	"bundle_id" text NOT NULL,
	"position" integer NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "bundle_items_bundle_id_position_pk" PRIMARY KEY("bundle_id","position"),
	CONSTRAINT "bundle_items_quantity" CHECK ("bundle_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "bundle_old_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"bundle_id" text NOT NULL,
	"replaced_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bundle_recipients" (
	"bundle_id" text NOT NULL,
	"account_id" text NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"claimed_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bundle_recipients_bundle_id_account_id_pk" PRIMARY KEY("bundle_id","account_id"),
	CONSTRAINT "bundle_recipients_reason" CHECK ("bundle_recipients"."sent_at" is not null or "bundle_recipients"."claimed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "bundles" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"instructions" text,
	"file_key" text,
	"file_name" text,
	"file_size" integer,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bundles_text_or_file" CHECK ("bundles"."instructions" is null or "bundles"."file_key" is null),
	CONSTRAINT "bundles_file_whole" CHECK (num_nulls("bundles"."file_key", "bundles"."file_name", "bundles"."file_size") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"actor_user_id" text NOT NULL,
	"actor_email" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" text NOT NULL,
	"owner_user_id" text,
	"request_id" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "bundle_id" text;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD COLUMN "course_registration_id" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "bundle_id" text;--> statement-breakpoint
ALTER TABLE "course_registrations" ADD CONSTRAINT "course_registrations_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_registrations" ADD CONSTRAINT "course_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_events" ADD CONSTRAINT "bundle_events_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_items" ADD CONSTRAINT "bundle_items_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_items" ADD CONSTRAINT "bundle_items_sku_products_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."products"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_old_tokens" ADD CONSTRAINT "bundle_old_tokens_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_recipients" ADD CONSTRAINT "bundle_recipients_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_recipients" ADD CONSTRAINT "bundle_recipients_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundles" ADD CONSTRAINT "bundles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundles" ADD CONSTRAINT "bundles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_registrations_one_per_user" ON "course_registrations" USING btree ("course_id","user_id") WHERE "course_registrations"."status" <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "course_registrations_one_per_email" ON "course_registrations" USING btree ("course_id",lower("email")) WHERE "course_registrations"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "course_registrations_user" ON "course_registrations" USING btree ("user_id","course_id","registered_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "course_registrations_guest" ON "course_registrations" USING btree (lower("email")) WHERE "course_registrations"."user_id" is null;--> statement-breakpoint
CREATE INDEX "course_registrations_waiting" ON "course_registrations" USING btree ("course_id","waitlist_number") WHERE "course_registrations"."status" = 'waitlisted';--> statement-breakpoint
CREATE INDEX "course_registrations_held" ON "course_registrations" USING btree ("hold_expires_at") WHERE "course_registrations"."status" = 'pending_payment';--> statement-breakpoint
CREATE INDEX "course_registrations_refund_due" ON "course_registrations" USING btree ("updated_at") WHERE "course_registrations"."is_refund_due";--> statement-breakpoint
CREATE INDEX "course_registrations_course" ON "course_registrations" USING btree ("course_id","status");--> statement-breakpoint
CREATE INDEX "courses_starts" ON "courses" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "bundle_events_period" ON "bundle_events" USING btree ("bundle_id","kind","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bundle_items_sku" ON "bundle_items" USING btree ("bundle_id","sku");--> statement-breakpoint
CREATE INDEX "bundle_old_tokens_bundle" ON "bundle_old_tokens" USING btree ("bundle_id");--> statement-breakpoint
CREATE INDEX "bundle_recipients_newest" ON "bundle_recipients" USING btree ("account_id","received_at" DESC NULLS LAST,"bundle_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bundles_token" ON "bundles" USING btree ("token");--> statement-breakpoint
CREATE INDEX "bundles_author" ON "bundles" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "points_ledger_course_once" ON "points_ledger" USING btree ("course_registration_id","kind");--> statement-breakpoint
CREATE INDEX "order_items_bundle" ON "order_items" USING btree ("bundle_id","order_id") WHERE "order_items"."bundle_id" is not null;