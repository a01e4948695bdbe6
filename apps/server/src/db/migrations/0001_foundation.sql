CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"site" text NOT NULL,
	"account_type" text NOT NULL,
	"discount_model" text,
	"tier" smallint,
	"rewards_tier" text,
	"exempt_for_reward" boolean DEFAULT false NOT NULL,
	"has_retail_store" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_site_known" CHECK ("accounts"."site" in ('b2b', 'retail', 'school')),
	CONSTRAINT "accounts_tier_range" CHECK ("accounts"."tier" is null or "accounts"."tier" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"label" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company" text,
	"line1" text NOT NULL,
	"line2" text,
	"city" text NOT NULL,
	"region" text,
	"postal_code" text,
	"country_code" text NOT NULL,
	"phone" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_links" (
	"professional_account_id" text NOT NULL,
	"retail_account_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_links_professional_account_id_retail_account_id_pk" PRIMARY KEY("professional_account_id","retail_account_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"country_code" text DEFAULT 'US' NOT NULL,
	"sms_opt_in" boolean DEFAULT false NOT NULL,
	"self_sign_up" boolean DEFAULT true NOT NULL,
	"permissions" text[] DEFAULT '{}'::text[] NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"result" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "password_reset_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"bucket" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"hits" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_limits_bucket_window_start_pk" PRIMARY KEY("bucket","window_start")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"browser_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"refreshed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"audiences" text[] DEFAULT '{web,retail,b2b,school}'::text[] NOT NULL,
	"image" text
);
--> statement-breakpoint
CREATE TABLE "concerns" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"image" text
);
--> statement-breakpoint
CREATE TABLE "products" (
	"sku" text PRIMARY KEY NOT NULL,
	"gtin" text,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"sku_type" text NOT NULL,
	"size" text NOT NULL,
	"size_class" text NOT NULL,
	"weight_grams" integer DEFAULT 0 NOT NULL,
	"tax_code" text DEFAULT 'cosmetic' NOT NULL,
	"visible_web" boolean DEFAULT false NOT NULL,
	"visible_retail" boolean DEFAULT false NOT NULL,
	"visible_pro" boolean DEFAULT false NOT NULL,
	"visible_school" boolean DEFAULT false NOT NULL,
	"retail_price_cents" integer,
	"school_price_cents" integer,
	"pro_tier1_price_cents" integer,
	"pro_tier2_price_cents" integer,
	"pro_tier3_price_cents" integer,
	"pro_tier4_price_cents" integer,
	"categories" text[] DEFAULT '{}'::text[] NOT NULL,
	"concerns" text[] DEFAULT '{}'::text[] NOT NULL,
	"skin_types" text[] DEFAULT '{}'::text[] NOT NULL,
	"key_ingredients" text[] DEFAULT '{}'::text[] NOT NULL,
	"keywords" text[] DEFAULT '{}'::text[] NOT NULL,
	"limit_per_order" smallint DEFAULT 99 NOT NULL,
	"featured_rank" integer DEFAULT 1000 NOT NULL,
	"is_bestseller" boolean DEFAULT false NOT NULL,
	"launched_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"discontinued_at" timestamp (3) with time zone,
	"content" jsonb NOT NULL,
	"name_key" text GENERATED ALWAYS AS (regen_fold("products"."name")) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (regen_fold("products"."name" || ' ' || "products"."sku" || ' ' || regen_words("products"."key_ingredients") || ' ' || regen_words("products"."keywords") || ' ' || regen_words("products"."concerns") || ' ' || regen_words("products"."categories"))) STORED NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', regen_fold("products"."name" || ' ' || "products"."short_name" || ' ' || "products"."sku")), 'A') || setweight(to_tsvector('english', regen_fold(regen_words("products"."key_ingredients") || ' ' || regen_words("products"."concerns") || ' ' || regen_words("products"."keywords"))), 'B') || setweight(to_tsvector('english', regen_fold(regen_words("products"."categories") || ' ' || "products"."tagline")), 'C') || setweight(to_tsvector('english', regen_fold(coalesce("products"."content" ->> 'description', ''))), 'D')) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_prices_not_negative" CHECK (least("products"."retail_price_cents", "products"."school_price_cents", "products"."pro_tier1_price_cents", "products"."pro_tier2_price_cents", "products"."pro_tier3_price_cents", "products"."pro_tier4_price_cents") >= 0),
	CONSTRAINT "products_seen_has_price" CHECK ((not ("products"."visible_web" or "products"."visible_retail") or "products"."retail_price_cents" is not null) and (not "products"."visible_school" or "products"."school_price_cents" is not null) and (not "products"."visible_pro" or num_nulls("products"."pro_tier1_price_cents", "products"."pro_tier2_price_cents", "products"."pro_tier3_price_cents", "products"."pro_tier4_price_cents") = 0))
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"sku" text PRIMARY KEY NOT NULL,
	"on_hand" integer NOT NULL,
	"low_threshold" integer DEFAULT 10 NOT NULL,
	"restock_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_not_negative" CHECK ("stock"."on_hand" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"email" text NOT NULL,
	"sku" text NOT NULL,
	"user_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"notified_at" timestamp (3) with time zone,
	CONSTRAINT "stock_alerts_email_sku_pk" PRIMARY KEY("email","sku")
);
--> statement-breakpoint
CREATE TABLE "automatic_discounts" (
	"id" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer DEFAULT 0 NOT NULL,
	"min_subtotal_cents" integer DEFAULT 0 NOT NULL,
	"min_quantity" integer DEFAULT 0 NOT NULL,
	"sites" text[] DEFAULT '{}'::text[] NOT NULL,
	"skus" text[] DEFAULT '{}'::text[] NOT NULL,
	"categories" text[] DEFAULT '{}'::text[] NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"cart_id" text NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"is_recommended" boolean DEFAULT false NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_items_cart_id_sku_pk" PRIMARY KEY("cart_id","sku"),
	CONSTRAINT "cart_items_quantity" CHECK ("cart_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"browser_id" text,
	"secret_hash" text,
	"version" integer DEFAULT 1 NOT NULL,
	"coupon_code" text,
	"free_item_sku" text,
	"free_item_offer_id" text,
	"points_to_spend" integer DEFAULT 0 NOT NULL,
	"shipping_method_id" text,
	"destination" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "carts_owner" CHECK (("carts"."user_id" is not null) <> ("carts"."browser_id" is not null and "carts"."secret_hash" is not null)),
	CONSTRAINT "carts_points_not_negative" CHECK ("carts"."points_to_spend" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coupon_redemptions" (
	"code" text NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_redemptions_code_order_id_pk" PRIMARY KEY("code","order_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"label" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"value" integer DEFAULT 0 NOT NULL,
	"min_subtotal_cents" integer DEFAULT 0 NOT NULL,
	"sites" text[] DEFAULT '{}'::text[] NOT NULL,
	"skus" text[] DEFAULT '{}'::text[] NOT NULL,
	"categories" text[] DEFAULT '{}'::text[] NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"max_redemptions" integer,
	"max_per_user" integer,
	"is_combinable" boolean DEFAULT true NOT NULL,
	"redemptions" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "coupons_id_unique" UNIQUE("id"),
	CONSTRAINT "coupons_not_overused" CHECK ("coupons"."max_redemptions" is null or "coupons"."redemptions" <= "coupons"."max_redemptions")
);
--> statement-breakpoint
CREATE TABLE "free_item_offers" (
	"id" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"threshold_cents" integer NOT NULL,
	"skus" text[] NOT NULL,
	"sites" text[] DEFAULT '{}'::text[] NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "points_ledger" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"order_id" text,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"carrier" text NOT NULL,
	"min_days" smallint NOT NULL,
	"max_days" smallint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"sites" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_rates" (
	"id" text PRIMARY KEY NOT NULL,
	"method_id" text NOT NULL,
	"zone_id" text NOT NULL,
	"base_cents" integer NOT NULL,
	"per_item_cents" integer DEFAULT 0 NOT NULL,
	"free_from_cents" integer
);
--> statement-breakpoint
CREATE TABLE "shipping_zones" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"countries" text[] NOT NULL,
	"regions" text[] DEFAULT '{}'::text[] NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"id" text PRIMARY KEY NOT NULL,
	"country_code" text NOT NULL,
	"region" text,
	"postal_prefix" text,
	"name" text NOT NULL,
	"rate_millionths" integer NOT NULL,
	"applies_to_shipping" boolean DEFAULT false NOT NULL,
	"exempt_sites" text[] DEFAULT '{}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"template" text NOT NULL,
	"data" jsonb NOT NULL,
	"dedupe_key" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"actor" text,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_id" text NOT NULL,
	"line" integer NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"sku_type" text NOT NULL,
	"size" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"list_price_cents" integer NOT NULL,
	"discount_cents" integer DEFAULT 0 NOT NULL,
	"line_total_cents" integer NOT NULL,
	"tax_cents" integer DEFAULT 0 NOT NULL,
	"discount_type" text,
	"discount_id" text,
	"is_recommended" boolean DEFAULT false NOT NULL,
	"is_free" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_items_order_id_line_pk" PRIMARY KEY("order_id","line")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" text,
	"account_id" text,
	"browser_id" text,
	"access_token_hash" text,
	"cart_id" text,
	"site" text NOT NULL,
	"state" text DEFAULT 'placed' NOT NULL,
	"payment_status" text DEFAULT 'pending' NOT NULL,
	"phone" text,
	"email" text NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"discount_cents" integer DEFAULT 0 NOT NULL,
	"rewards_discount_cents" integer DEFAULT 0 NOT NULL,
	"shipping_cents" integer NOT NULL,
	"shipping_discount_cents" integer DEFAULT 0 NOT NULL,
	"tax_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"discounts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"coupon_code" text,
	"points_spent" integer DEFAULT 0 NOT NULL,
	"points_earned" integer DEFAULT 0 NOT NULL,
	"item_count" integer NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"billing_address" jsonb NOT NULL,
	"shipping_method_id" text NOT NULL,
	"shipping_method_name" text NOT NULL,
	"tracking_number" text,
	"tracking_carrier" text,
	"note" text,
	"placed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"shipped_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_state_known" CHECK ("orders"."state" in ('placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'refunded')),
	CONSTRAINT "orders_total_not_negative" CHECK ("orders"."total_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"method" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"card_brand" text,
	"card_last4" text,
	"failure_code" text,
	"failure_message" text,
	"action" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_links" ADD CONSTRAINT "client_links_professional_account_id_accounts_id_fk" FOREIGN KEY ("professional_account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_links" ADD CONSTRAINT "client_links_retail_account_id_accounts_id_fk" FOREIGN KEY ("retail_account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset_tokens" ADD CONSTRAINT "password_reset_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_sku_products_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."products"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_sku_products_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."products"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_sku_products_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."products"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_method_id_shipping_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."shipping_methods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_zone_id_shipping_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."shipping_zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_site" ON "accounts" USING btree ("site");--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "client_links_retail" ON "client_links" USING btree ("retail_account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_account" ON "users" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_reset_tokens_user" ON "password_reset_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "products_web_featured" ON "products" USING btree ("featured_rank","sku") WHERE "products"."visible_web";--> statement-breakpoint
CREATE INDEX "products_web_newest" ON "products" USING btree ("launched_at" DESC NULLS LAST,"sku") WHERE "products"."visible_web";--> statement-breakpoint
CREATE INDEX "products_web_name" ON "products" USING btree ("name_key","sku") WHERE "products"."visible_web";--> statement-breakpoint
CREATE INDEX "products_web_price" ON "products" USING btree ("retail_price_cents","sku") WHERE "products"."visible_web";--> statement-breakpoint
CREATE INDEX "products_retail_featured" ON "products" USING btree ("featured_rank","sku") WHERE "products"."visible_retail";--> statement-breakpoint
CREATE INDEX "products_retail_newest" ON "products" USING btree ("launched_at" DESC NULLS LAST,"sku") WHERE "products"."visible_retail";--> statement-breakpoint
CREATE INDEX "products_retail_name" ON "products" USING btree ("name_key","sku") WHERE "products"."visible_retail";--> statement-breakpoint
CREATE INDEX "products_retail_price" ON "products" USING btree ("retail_price_cents","sku") WHERE "products"."visible_retail";--> statement-breakpoint
CREATE INDEX "products_school_featured" ON "products" USING btree ("featured_rank","sku") WHERE "products"."visible_school";--> statement-breakpoint
CREATE INDEX "products_school_newest" ON "products" USING btree ("launched_at" DESC NULLS LAST,"sku") WHERE "products"."visible_school";--> statement-breakpoint
CREATE INDEX "products_school_name" ON "products" USING btree ("name_key","sku") WHERE "products"."visible_school";--> statement-breakpoint
CREATE INDEX "products_school_price" ON "products" USING btree ("school_price_cents","sku") WHERE "products"."visible_school";--> statement-breakpoint
CREATE INDEX "products_pro_featured" ON "products" USING btree ("featured_rank","sku") WHERE "products"."visible_pro";--> statement-breakpoint
CREATE INDEX "products_pro_newest" ON "products" USING btree ("launched_at" DESC NULLS LAST,"sku") WHERE "products"."visible_pro";--> statement-breakpoint
CREATE INDEX "products_pro_name" ON "products" USING btree ("name_key","sku") WHERE "products"."visible_pro";--> statement-breakpoint
CREATE INDEX "products_pro_price_1" ON "products" USING btree ("pro_tier1_price_cents","sku") WHERE "products"."visible_pro";--> statement-breakpoint
CREATE INDEX "products_pro_price_2" ON "products" USING btree ("pro_tier2_price_cents","sku") WHERE "products"."visible_pro";--> statement-breakpoint
CREATE INDEX "products_pro_price_3" ON "products" USING btree ("pro_tier3_price_cents","sku") WHERE "products"."visible_pro";--> statement-breakpoint
CREATE INDEX "products_pro_price_4" ON "products" USING btree ("pro_tier4_price_cents","sku") WHERE "products"."visible_pro";--> statement-breakpoint
CREATE INDEX "products_categories" ON "products" USING gin ("categories");--> statement-breakpoint
CREATE INDEX "products_concerns" ON "products" USING gin ("concerns");--> statement-breakpoint
CREATE INDEX "products_skin_types" ON "products" USING gin ("skin_types");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "products_search_text" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_alerts_sku" ON "stock_alerts" USING btree ("sku");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_user" ON "carts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "carts_browser" ON "carts" USING btree ("browser_id");--> statement-breakpoint
CREATE INDEX "carts_expiry" ON "carts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "coupon_redemptions_user" ON "coupon_redemptions" USING btree ("code","user_id");--> statement-breakpoint
CREATE INDEX "coupon_redemptions_email" ON "coupon_redemptions" USING btree ("code","email");--> statement-breakpoint
CREATE INDEX "points_ledger_user" ON "points_ledger" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "points_ledger_once" ON "points_ledger" USING btree ("order_id","kind");--> statement-breakpoint
CREATE INDEX "shipping_rates_zone" ON "shipping_rates" USING btree ("zone_id","method_id");--> statement-breakpoint
CREATE INDEX "tax_rates_place" ON "tax_rates" USING btree ("country_code","region");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_outbox_dedupe" ON "mail_outbox" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_attempt_at") WHERE "mail_outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_items_sku" ON "order_items" USING btree ("sku");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("number");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","placed_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id","placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_ref" ON "payments" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_success" ON "payments" USING btree ("order_id") WHERE "payments"."status" = 'succeeded';