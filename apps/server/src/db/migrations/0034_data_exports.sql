CREATE TABLE "data_exports" (
	"user_id" text PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"collected_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"content" jsonb,
	CONSTRAINT "data_exports_whole" CHECK (num_nulls("data_exports"."collected_at", "data_exports"."expires_at", "data_exports"."content") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_waiting" ON "data_exports" USING btree ("requested_at") WHERE "data_exports"."collected_at" is null;--> statement-breakpoint
CREATE INDEX "data_exports_expiry" ON "data_exports" USING btree ("expires_at");