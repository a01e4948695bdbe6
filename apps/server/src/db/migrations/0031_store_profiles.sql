CREATE TABLE "store_bundles" (
	"account_id" text NOT NULL,
	"bundle_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "store_bundles_account_id_bundle_id_pk" PRIMARY KEY("account_id","bundle_id")
);
--> statement-breakpoint
CREATE INDEX "store_bundles_bundle" ON "store_bundles" USING btree ("bundle_id");
--> statement-breakpoint
CREATE TABLE "store_profiles" (
	"account_id" text PRIMARY KEY NOT NULL,
	"intro" text,
	"team" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "is_shown" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "store_bundles" ADD CONSTRAINT "store_bundles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_bundles" ADD CONSTRAINT "store_bundles_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_profiles" ADD CONSTRAINT "store_profiles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;