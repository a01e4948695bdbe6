-- Pictures that earlier releases drew; those of the demo come back as files when it starts.
UPDATE "products" SET "images" = (
  SELECT coalesce(jsonb_agg(image ORDER BY place), '[]')
  FROM jsonb_array_elements("images") WITH ORDINALITY AS one(image, place) WHERE image ? 'picture')
WHERE jsonb_path_exists("images", '$[*].drawing');--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "design_key";
