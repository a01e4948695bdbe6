CREATE TABLE "lesson_passes" (
	"user_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"passed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_passes_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "topic_certificates" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"topic_id" text NOT NULL,
	"name" text NOT NULL,
	"topic" text NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	"issued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "topic_certificates_user_topic" UNIQUE("user_id","topic_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_passes" ADD CONSTRAINT "lesson_passes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_certificates" ADD CONSTRAINT "topic_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;