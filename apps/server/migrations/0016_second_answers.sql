ALTER TABLE "transfer_checks" ADD COLUMN "asked_again" smallint[];--> statement-breakpoint
ALTER TABLE "transfer_checks" ADD COLUMN "second_answers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "transfer_checks" ADD COLUMN "second_assessments" json;