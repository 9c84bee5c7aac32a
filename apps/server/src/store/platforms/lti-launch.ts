import type { ModuleNumber } from "@elenchus/domain/modules";
import type { LTI_GOALS, LTI_ROLES } from "../../db/schema/lti-schema.ts";

export type LtiRole = (typeof LTI_ROLES)[number];
export type LtiGoal = (typeof LTI_GOALS)[number];

/** The task of a link, and where its marks go. */
export interface LtiTask {
  /** Null: any of the learner's choice. */
  readonly module: ModuleNumber | null;
  readonly goal: LtiGoal;
}

interface AnyLaunch {
  /** The platform's own name for the person. */
  readonly subject: string;
  readonly role: LtiRole;
  readonly deploymentId: string;
}

/** Somebody opened a link in a course. */
export interface LinkLaunch extends AnyLaunch {
  readonly kind: "link";
  /** As the platform has it; null where it tells none. */
  readonly email: string | null;
  /** Null: the platform says nothing about it. */
  readonly isVerified: boolean | null;
  readonly names: Readonly<Record<"given_name" | "family_name" | "name", string | null>>;
  readonly course: {
    readonly contextId: string;
    readonly title: string;
    readonly rosterUrl: string | null;
  };
  readonly link: LtiTask & {
    readonly resourceId: string;
    readonly title: string;
    readonly lineItemUrl: string | null;
    readonly readsResults: boolean;
  };
}

/** A teacher wants to put a link into a course. */
export interface DeepLinkLaunch extends AnyLaunch {
  readonly kind: "deep_link";
  /** Where the choice goes. */
  readonly returnUrl: string;
  /** Goes back with it. */
  readonly data: string | null;
  readonly takesLineItem: boolean;
}

/** A launch as a platform's token asks for it. */
export type LtiLaunch = LinkLaunch | DeepLinkLaunch;
