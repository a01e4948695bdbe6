CREATE TABLE "conversation_sides" (
	"account_id" text NOT NULL,
	"other_account_id" text NOT NULL,
	"sent_count" integer NOT NULL,
	"received_count" integer NOT NULL,
	"read_count" integer DEFAULT 0 NOT NULL,
	"unread_count" integer GENERATED ALWAYS AS (received_count - read_count) STORED NOT NULL,
	"last_message_id" text NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversation_sides_account_id_other_account_id_pk" PRIMARY KEY("account_id","other_account_id"),
	CONSTRAINT "conversation_sides_read_range" CHECK ("conversation_sides"."read_count" between 0 and "conversation_sides"."received_count")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"low_account_id" text NOT NULL,
	"high_account_id" text NOT NULL,
	"message_count" integer NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_low_account_id_high_account_id_pk" PRIMARY KEY("low_account_id","high_account_id"),
	CONSTRAINT "conversations_pair_order" CHECK ("conversations"."low_account_id" < "conversations"."high_account_id")
);
--> statement-breakpoint
CREATE TABLE "message_blocks" (
	"account_id" text NOT NULL,
	"blocked_account_id" text NOT NULL,
	"user_id" text NOT NULL,
	"reason" text NOT NULL,
	"information" text,
	"lifted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_blocks_account_id_blocked_account_id_pk" PRIMARY KEY("account_id","blocked_account_id"),
	CONSTRAINT "message_blocks_reason_known" CHECK ("message_blocks"."reason" in ('spam', 'harassment', 'inappropriate', 'other'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"low_account_id" text NOT NULL,
	"high_account_id" text NOT NULL,
	"seq" integer NOT NULL,
	"sender_seq" integer NOT NULL,
	"from_account_id" text NOT NULL,
	"from_user_id" text NOT NULL,
	"sender_name" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "client_invitations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"professional_account_id" text NOT NULL,
	"invited_by" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD CONSTRAINT "conversation_sides_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD CONSTRAINT "conversation_sides_other_account_id_accounts_id_fk" FOREIGN KEY ("other_account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_low_account_id_accounts_id_fk" FOREIGN KEY ("low_account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_high_account_id_accounts_id_fk" FOREIGN KEY ("high_account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_blocks" ADD CONSTRAINT "message_blocks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_blocks" ADD CONSTRAINT "message_blocks_blocked_account_id_accounts_id_fk" FOREIGN KEY ("blocked_account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation" FOREIGN KEY ("low_account_id","high_account_id") REFERENCES "public"."conversations"("low_account_id","high_account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_invitations" ADD CONSTRAINT "client_invitations_professional_account_id_accounts_id_fk" FOREIGN KEY ("professional_account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_invitations" ADD CONSTRAINT "client_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_sides_newest" ON "conversation_sides" USING btree ("account_id","last_message_at","other_account_id");--> statement-breakpoint
CREATE INDEX "conversation_sides_unread" ON "conversation_sides" USING btree ("account_id","unread_count") WHERE unread_count > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_seq" ON "messages" USING btree ("low_account_id","high_account_id","seq");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("low_account_id","high_account_id","from_account_id","sender_seq") WHERE "messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "client_invitations_open" ON "client_invitations" USING btree ("professional_account_id",lower("email")) WHERE "client_invitations"."accepted_at" is null;--> statement-breakpoint
CREATE INDEX "client_invitations_expiry" ON "client_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "orders_bought" ON "orders" USING btree ("account_id","placed_at","id","total_cents","state") WHERE "orders"."site" = 'retail' and "orders"."paid_at" is not null;