CREATE TABLE "store_labels" (
	"label" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"is_present" boolean NOT NULL,
	"chosen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_labels_shape" CHECK ("store_labels"."label" ~ '^[a-z0-9](-?[a-z0-9])+$' and length("store_labels"."label") between 3 and 40)
);
--> statement-breakpoint
CREATE TABLE "store_pictures" (
	"account_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"user_id" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"is_cleared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_uploads_state_known" CHECK ("store_uploads"."state" in ('waiting', 'used', 'refused', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "store_labels" ADD CONSTRAINT "store_labels_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_pictures" ADD CONSTRAINT "store_pictures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_uploads" ADD CONSTRAINT "store_uploads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "store_labels_one_present" ON "store_labels" USING btree ("account_id") WHERE "store_labels"."is_present";--> statement-breakpoint
CREATE INDEX "store_labels_account" ON "store_labels" USING btree ("account_id","chosen_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "store_labels_beginning" ON "store_labels" USING btree ("label" text_pattern_ops) WHERE "store_labels"."is_present";--> statement-breakpoint
CREATE INDEX "store_uploads_account" ON "store_uploads" USING btree ("account_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "store_uploads_uncleared" ON "store_uploads" USING btree ("expires_at") WHERE not "store_uploads"."is_cleared";