import type { ModerateTexts } from "@elenchus/dialogue/moderation";
import type { KeyDrafter, OwnTextDesk } from "@elenchus/dialogue/own-text";
import type { Tutor } from "@elenchus/dialogue/tutor";
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from "fastify";
import type { Jobs } from "./jobs/jobs.ts";
import type { Limits } from "./limits/limits.ts";
import type { LtiDesk } from "./lti/lti-desk.ts";
import type { Moderate } from "./moderation/passes-word-list.ts";
import type { StopLinks } from "./identity/links/stop-links.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { Payments } from "./payment/payments.ts";
import type { PendingPayment } from "./payment/pending-payment.ts";
import type { KnownDevices } from "./identity/known-devices.ts";
import type { SignOnDesk } from "./identity/sign-on-desk.ts";
import type { Identity } from "./identity/identity.ts";
import type { RegistrationRule } from "./identity/registration-rule.ts";
import type { AccessRules } from "./identity/require-user.ts";
import type { SharingRule } from "./store/learning/sharing-store.ts";
import type { Stores } from "./store/stores.ts";
import type { ModelCalls } from "./tutoring/model-calls.ts";

/** How this server is set and stands, as those are told who look after it. */
export interface ServiceFacts {
  readonly version: string;
  /** Null: transcripts are kept. */
  readonly retentionDays: number | null;
  /** Most tokens of a learner; null: no such limit. */
  readonly tokensPerDay: number | null;
  readonly tokensPerDialogue: number | null;
  readonly database: "postgres" | "pglite";
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>;
  readonly connections: () => Readonly<Record<"busy" | "idle" | "waiting", number>>;
}

/** The ports and stores that features work with; never an adapter. */
export interface AppContext {
  readonly stores: Stores;
  readonly identity: Identity;
  readonly tutor: Tutor;
  /** The tutor's side of texts that supervisors bring. */
  readonly ownTextDesk: OwnTextDesk;
  /** Null where the tutor needs no model. */
  readonly keyDrafter: KeyDrafter | null;
  readonly modelCalls: ModelCalls;
  readonly moderate: Moderate;
  /** Whether supervisors are to hear of what a learner wrote. Quick: asked in every turn. */
  readonly isAbusive: (text: string) => boolean;
  /** Null where the tutor needs no model. */
  readonly moderateByModel: ModerateTexts | null;
  readonly limits: Limits;
  readonly knownDevices: KnownDevices;
  readonly jobs: Jobs;
  readonly metrics: Metrics;
  /** Null where access is free. */
  readonly payments: Payments | null;
  readonly pendingPayment: PendingPayment;
  /** What access costs, in words; null where it is free. */
  readonly accessPrice: string | null;
  /** Any integer from 0 to 2³¹ − 1. */
  readonly random: () => number;
  readonly newId: () => string;
  readonly now: () => Date;
  /** The address that people open. */
  readonly publicUrl: () => string;
  readonly stopLinks: StopLinks;
  /** The share of one another's interests, as compared, and issues that learners may see. */
  readonly sharing: { readonly interests: SharingRule; readonly issues: SharingRule };
  readonly registration: RegistrationRule;
  /** Where on this server everybody's mail is read, in the demo; null in production. */
  readonly mailbox: string | null;
  /** Null where nobody logs in by somebody else's word. */
  readonly signOnDesk: SignOnDesk | null;
  /** Null where no learning platform may send anybody. */
  readonly ltiDesk: LtiDesk | null;
  /** Whether supervisors may make accounts without an address. */
  readonly hasUserNames: boolean;
  /** Years that somebody must have to register. */
  readonly minAge: number;
  /** Whether supervisors can do nothing before they have a second factor. */
  readonly needsSecondFactor: boolean;
  /** Rules that keep somebody who is logged in from going on. */
  readonly accessRules: AccessRules;
  readonly service: ServiceFacts;
  /** Logged in, with access: every call but those of the account itself. */
  readonly requireUser: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Logged in: also without access, and before a second factor is set up. */
  readonly requireAccount: onRequestAsyncHookHandler;
}
