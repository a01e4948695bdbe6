CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"line" integer NOT NULL,
	"sku" text NOT NULL,
	"user_id" text,
	"author_name" text NOT NULL,
	"is_professional" boolean NOT NULL,
	"rating" smallint NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"skin_type" text,
	"concern" text,
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp (3) with time zone,
	"moderated_at" timestamp (3) with time zone,
	"moderated_by" text,
	"reported_at" timestamp (3) with time zone,
	CONSTRAINT "reviews_order_line" UNIQUE("order_id","line"),
	CONSTRAINT "reviews_rating_stars" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_state_known" CHECK ("reviews"."state" in ('pending', 'published', 'rejected')),
	CONSTRAINT "reviews_published_dated" CHECK ("reviews"."state" <> 'published' or "reviews"."published_at" is not null),
	CONSTRAINT "reviews_rejected_reason" CHECK (("reviews"."state" = 'rejected') = ("reviews"."reason" is not null)),
	CONSTRAINT "reviews_answer_dated" CHECK (("reviews"."answer" is null) = ("reviews"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"review_id" text NOT NULL,
	"reporter" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"reported_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_reports_review_id_reporter_pk" PRIMARY KEY("review_id","reporter")
);
--> statement-breakpoint
CREATE TABLE "product_ratings" (
	"sku" text PRIMARY KEY NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"stars1" integer DEFAULT 0 NOT NULL,
	"stars2" integer DEFAULT 0 NOT NULL,
	"stars3" integer DEFAULT 0 NOT NULL,
	"stars4" integer DEFAULT 0 NOT NULL,
	"stars5" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_ratings_not_negative" CHECK (least("product_ratings"."stars1", "product_ratings"."stars2", "product_ratings"."stars3", "product_ratings"."stars4", "product_ratings"."stars5") >= 0),
	CONSTRAINT "product_ratings_add_up" CHECK ("product_ratings"."review_count" = "product_ratings"."stars1" + "product_ratings"."stars2" + "product_ratings"."stars3" + "product_ratings"."stars4" + "product_ratings"."stars5" and "product_ratings"."rating_sum" = "product_ratings"."stars1" + 2 * "product_ratings"."stars2" + 3 * "product_ratings"."stars3" + 4 * "product_ratings"."stars4" + 5 * "product_ratings"."stars5")
);
--> statement-breakpoint
CREATE TABLE "review_requests" (
	"order_id" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_opt_outs" (
	"email" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "orders_delivered" ON "orders" USING btree ("delivered_at") WHERE "orders"."state" = 'delivered';--> statement-breakpoint
CREATE INDEX "reviews_listed" ON "reviews" USING btree ("sku","published_at" DESC NULLS LAST,"id") WHERE "reviews"."state" = 'published';--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("submitted_at","id") WHERE "reviews"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "reviews_reported" ON "reviews" USING btree ("reported_at","id") WHERE "reviews"."reported_at" is not null;--> statement-breakpoint
CREATE INDEX "reviews_decided" ON "reviews" USING btree ("state","moderated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "reviews_sku" ON "reviews" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "reviews_user" ON "reviews" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_sku_products_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."products"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_items_fk" FOREIGN KEY ("order_id","line") REFERENCES "public"."order_items"("order_id","line") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_ratings" ADD CONSTRAINT "product_ratings_sku_products_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."products"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A row of zeros first: an insert of negative sums would break the constraints before it finds its row.
CREATE FUNCTION regen_reviews_made() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO product_ratings (sku) SELECT DISTINCT sku FROM made WHERE state = 'published' ORDER BY sku ON CONFLICT DO NOTHING;
  UPDATE product_ratings r SET review_count = r.review_count + d.n, rating_sum = r.rating_sum + d.total, stars1 = r.stars1 + d.s1, stars2 = r.stars2 + d.s2, stars3 = r.stars3 + d.s3, stars4 = r.stars4 + d.s4, stars5 = r.stars5 + d.s5
    FROM (SELECT sku, sum(sign)::int AS n,
      sum(sign * rating)::int AS total,
      coalesce(sum(sign) FILTER (WHERE rating = 1), 0)::int AS s1,
      coalesce(sum(sign) FILTER (WHERE rating = 2), 0)::int AS s2,
      coalesce(sum(sign) FILTER (WHERE rating = 3), 0)::int AS s3,
      coalesce(sum(sign) FILTER (WHERE rating = 4), 0)::int AS s4,
      coalesce(sum(sign) FILTER (WHERE rating = 5), 0)::int AS s5
      FROM (SELECT sku, rating, 1 AS sign FROM made WHERE state = 'published') changed GROUP BY sku) d
    WHERE r.sku = d.sku;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION regen_reviews_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO product_ratings (sku) SELECT DISTINCT sku FROM after WHERE state = 'published' ORDER BY sku ON CONFLICT DO NOTHING;
  UPDATE product_ratings r SET review_count = r.review_count + d.n, rating_sum = r.rating_sum + d.total, stars1 = r.stars1 + d.s1, stars2 = r.stars2 + d.s2, stars3 = r.stars3 + d.s3, stars4 = r.stars4 + d.s4, stars5 = r.stars5 + d.s5
    FROM (SELECT sku, sum(sign)::int AS n,
      sum(sign * rating)::int AS total,
      coalesce(sum(sign) FILTER (WHERE rating = 1), 0)::int AS s1,
      coalesce(sum(sign) FILTER (WHERE rating = 2), 0)::int AS s2,
      coalesce(sum(sign) FILTER (WHERE rating = 3), 0)::int AS s3,
      coalesce(sum(sign) FILTER (WHERE rating = 4), 0)::int AS s4,
      coalesce(sum(sign) FILTER (WHERE rating = 5), 0)::int AS s5
      FROM (SELECT sku, rating, 1 AS sign FROM after WHERE state = 'published' UNION ALL SELECT sku, rating, -1 AS sign FROM before WHERE state = 'published') changed GROUP BY sku) d
    WHERE r.sku = d.sku;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION regen_reviews_gone() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE product_ratings r SET review_count = r.review_count + d.n, rating_sum = r.rating_sum + d.total, stars1 = r.stars1 + d.s1, stars2 = r.stars2 + d.s2, stars3 = r.stars3 + d.s3, stars4 = r.stars4 + d.s4, stars5 = r.stars5 + d.s5
    FROM (SELECT sku, sum(sign)::int AS n,
      sum(sign * rating)::int AS total,
      coalesce(sum(sign) FILTER (WHERE rating = 1), 0)::int AS s1,
      coalesce(sum(sign) FILTER (WHERE rating = 2), 0)::int AS s2,
      coalesce(sum(sign) FILTER (WHERE rating = 3), 0)::int AS s3,
      coalesce(sum(sign) FILTER (WHERE rating = 4), 0)::int AS s4,
      coalesce(sum(sign) FILTER (WHERE rating = 5), 0)::int AS s5
      FROM (SELECT sku, rating, -1 AS sign FROM gone WHERE state = 'published') changed GROUP BY sku) d
    WHERE r.sku = d.sku;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION regen_reviews_truncated() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN DELETE FROM product_ratings; RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER reviews_made AFTER INSERT ON reviews REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION regen_reviews_made();--> statement-breakpoint
CREATE TRIGGER reviews_changed AFTER UPDATE ON reviews REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION regen_reviews_changed();--> statement-breakpoint
CREATE TRIGGER reviews_gone AFTER DELETE ON reviews REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION regen_reviews_gone();--> statement-breakpoint
CREATE TRIGGER reviews_truncated AFTER TRUNCATE ON reviews FOR EACH STATEMENT EXECUTE FUNCTION regen_reviews_truncated();
