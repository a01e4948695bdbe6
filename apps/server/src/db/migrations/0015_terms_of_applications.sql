ALTER TABLE "applications" ALTER COLUMN "terms_version" DROP NOT NULL;
