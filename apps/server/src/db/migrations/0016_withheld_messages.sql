ALTER TABLE "conversation_sides" ADD COLUMN "withheld_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_withheld" boolean DEFAULT false NOT NULL;