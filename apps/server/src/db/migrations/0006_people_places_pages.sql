CREATE TABLE "rewards_acceptances" (
	"user_id" text PRIMARY KEY NOT NULL,
	"accepted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms_acceptances" (
	"user_id" text NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "terms_acceptances_user_id_version_pk" PRIMARY KEY("user_id","version")
);
--> statement-breakpoint
CREATE TABLE "terms_versions" (
	"version" text PRIMARY KEY NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"line1" text NOT NULL,
	"line2" text,
	"city" text NOT NULL,
	"region" text,
	"postal_code" text,
	"country_code" text NOT NULL,
	"phone" text,
	"timezone" text NOT NULL,
	"hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_listed" boolean DEFAULT false NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"region_name" text DEFAULT '' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (regen_fold(name || ' ' || city || ' ' || coalesce(region, '') || ' ' || region_name || ' ' || coalesce(postal_code, ''))) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "locations_position_whole" CHECK (("locations"."latitude" is null) = ("locations"."longitude" is null))
);
--> statement-breakpoint
CREATE TABLE "postal_places" (
	"country_code" text NOT NULL,
	"code" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	CONSTRAINT "postal_places_country_code_code_pk" PRIMARY KEY("country_code","code")
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" text NOT NULL,
	"sku" text NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_user_id_sku_pk" PRIMARY KEY("user_id","sku")
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" text PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"topic_position" integer NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"audiences" text[] DEFAULT '{web,retail,b2b,school}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"document_name" text,
	"document_url" text,
	"blocks" jsonb NOT NULL,
	"audiences" text[] DEFAULT '{web,retail,b2b,school}'::text[] NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_gaming_bar_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD COLUMN "course_id" text;--> statement-breakpoint
ALTER TABLE "rewards_acceptances" ADD CONSTRAINT "rewards_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_version_terms_versions_version_fk" FOREIGN KEY ("version") REFERENCES "public"."terms_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_sku_products_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."products"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "terms_acceptances_version" ON "terms_acceptances" USING btree ("version");--> statement-breakpoint
CREATE INDEX "locations_account" ON "locations" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "locations_listed_place" ON "locations" USING btree ("latitude","longitude") WHERE "locations"."is_listed" and "locations"."latitude" is not null;--> statement-breakpoint
CREATE INDEX "locations_listed_name" ON "locations" USING btree ("name","id") WHERE "locations"."is_listed" and "locations"."latitude" is not null;--> statement-breakpoint
CREATE INDEX "locations_search" ON "locations" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "favorites_newest" ON "favorites" USING btree ("user_id","added_at" DESC NULLS LAST,"sku");--> statement-breakpoint
CREATE INDEX "favorites_sku" ON "favorites" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "faqs_order" ON "faqs" USING btree ("topic_position","position","id");--> statement-breakpoint
INSERT INTO terms_versions (version, published_at) VALUES ('2026-01', '2026-01-15T00:00:00Z');