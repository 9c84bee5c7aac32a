CREATE TABLE "payment_cases" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text,
	"due_at" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"is_open" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "access_taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "looks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_cases" ADD CONSTRAINT "payment_cases_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_cases_payment_idx" ON "payment_cases" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_cases_changed_idx" ON "payment_cases" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "payment_cases_open_idx" ON "payment_cases" USING btree ("payment_id") WHERE "payment_cases"."is_open";--> statement-breakpoint
UPDATE "payments" SET "refunded_amount" = "amount" WHERE "status" = 'refunded';--> statement-breakpoint
UPDATE "payments" SET "access_taken_at" = coalesce("refund_requested_at", "checked_at", now()) WHERE "granted_at" IS NOT NULL AND "user_id" IS NOT NULL AND ("status" IN ('refunded', 'disputed') OR "refund_requested_at" IS NOT NULL);
