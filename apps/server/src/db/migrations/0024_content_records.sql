CREATE TABLE "content_changes" (
	"stage" text NOT NULL,
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"is_deleted" boolean NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_changes_stage_kind_record_id_pk" PRIMARY KEY("stage","kind","record_id")
);--> statement-breakpoint
CREATE TABLE "content_files" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "content_head" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	"model_seq" bigint DEFAULT 0 NOT NULL,
	"epoch" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "content_head_one" CHECK ("content_head"."id" = 1)
);--> statement-breakpoint
CREATE TABLE "content_locales" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean NOT NULL,
	"fallback_code" text
);--> statement-breakpoint
CREATE TABLE "content_records" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"content_type_id" text,
	"fields" jsonb NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_secured" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_fields" jsonb,
	"published_tags" text[],
	"published_version" integer,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"first_published_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "content_records_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "content_records_typed" CHECK (("content_records"."kind" = 'Entry') = ("content_records"."content_type_id" is not null))
);--> statement-breakpoint
CREATE TABLE "content_tags" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "content_types" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"display_field" text NOT NULL,
	"fields" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX "content_changes_seq" ON "content_changes" USING btree ("seq","stage");--> statement-breakpoint
CREATE UNIQUE INDEX "content_locales_default" ON "content_locales" USING btree ("is_default") WHERE "content_locales"."is_default";--> statement-breakpoint
CREATE INDEX "content_records_type" ON "content_records" USING btree ("content_type_id");--> statement-breakpoint
ALTER TABLE "content_records" ADD CONSTRAINT "content_records_content_type_id_content_types_id_fk" FOREIGN KEY ("content_type_id") REFERENCES "public"."content_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "content_head" DEFAULT VALUES;
