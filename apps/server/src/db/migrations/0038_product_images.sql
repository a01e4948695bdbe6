CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"content_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"focus_x" smallint DEFAULT 50 NOT NULL,
	"focus_y" smallint DEFAULT 50 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp (3) with time zone,
	CONSTRAINT "pictures_focus_inside" CHECK ("pictures"."focus_x" between 0 and 100 and "pictures"."focus_y" between 0 and 100)
);
--> statement-breakpoint
CREATE INDEX "pictures_file" ON "pictures" USING btree ("file");--> statement-breakpoint
CREATE INDEX "pictures_unused" ON "pictures" USING btree ("unused_since") WHERE "pictures"."unused_since" is not null;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "design_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "images" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Until now, every picture was drawn.
UPDATE "products" SET "images" = jsonb_build_array(
  jsonb_build_object('view', 'front', 'alt', name, 'drawing', design_key),
  jsonb_build_object('view', 'texture', 'alt', 'Texture of ' || name, 'drawing', design_key),
  jsonb_build_object('view', 'context', 'alt', name || ' with its box, in window light', 'drawing', design_key));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_images_list" CHECK (jsonb_typeof("products"."images") = 'array');
