CREATE TABLE "deletions" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"days" integer,
	"before" timestamp with time zone,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deletions_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "kept_backups" (
	"created_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	"is_encrypted" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deletions_at_idx" ON "deletions" USING btree ("at");--> statement-breakpoint
INSERT INTO "deletions" ("kind", "key", "days") SELECT 'dialogue', "id"::text, "deleted_after_days" FROM "dialogues" WHERE "deleted_after_days" IS NOT NULL;
--> statement-breakpoint
INSERT INTO "deletions" ("kind", "key", "days") SELECT 'check', "id"::text, "deleted_after_days" FROM "transfer_checks" WHERE "deleted_after_days" IS NOT NULL;
