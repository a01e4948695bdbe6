DROP TABLE "faqs" CASCADE;--> statement-breakpoint
DROP TABLE "pages" CASCADE;