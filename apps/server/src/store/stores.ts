import type { Orms } from "../db/database.ts";
import { createCorrectionStore, type CorrectionStore } from "./accounts/correction-store.ts";
import { createAssignmentStore, type AssignmentStore } from "./set-work/assignment-store.ts";
import { createAttentionStore, type AttentionStore } from "./supervision/attention-store.ts";
import { createConsentStore, type ConsentStore } from "./accounts/consent-store.ts";
import { createAccountStore, type AccountStore } from "./accounts/account-store.ts";
import { createDeletionStore, type DeletionStore } from "./accounts/deletion-store.ts";
import { createDueCheckStore, type DueCheckStore } from "./learning/due-check-store.ts";
import {
  createDistressFlagStore,
  type DistressFlagStore,
} from "./supervision/distress-flag-store.ts";
import { createMailStore, type MailStore } from "./operations/mail-store.ts";
import { createOwnTextStore, type OwnTextStore } from "./own-texts/own-text-store.ts";
import { createOwnershipStore, type OwnershipStore } from "./turns/ownership-store.ts";
import { createOperationsStore, type OperationsStore } from "./operations/operations-store.ts";
import { createOwnDataStore, type OwnDataStore } from "./accounts/own-data-store.ts";
import { createPeopleStore, type PeopleStore } from "./accounts/people-store.ts";
import { createPaymentStore, type PaymentStore } from "./payments/payment-store.ts";
import { createCheckReviewStore, type CheckReviewStore } from "./supervision/check-review-store.ts";
import { createClassStore, type ClassStore } from "./supervision/class-store.ts";
import { createExportStore, type ExportStore } from "./supervision/export-store.ts";
import { createFlagMailStore, type FlagMailStore } from "./supervision/flag-mail-store.ts";
import { createGradebookStore, type GradebookStore } from "./set-work/gradebook-store.ts";
import { createGroupStore, type GroupStore } from "./groups/group-store.ts";
import { createClassListStore, type ClassListStore } from "./groups/class-list-store.ts";
import { createInvitationStore, type InvitationStore } from "./groups/invitation-store.ts";
import { createJoinLinkStore, type JoinLinkStore } from "./groups/join-link-store.ts";
import { createSupervisionStore, type SupervisionStore } from "./supervision/supervision-store.ts";
import { createWorkMailStore, type WorkMailStore } from "./set-work/work-mail-store.ts";
import { createWorkLeaseStore, type WorkLeaseStore } from "./turns/work-lease-store.ts";
import { createVerdictStore, type VerdictStore } from "./supervision/verdict-store.ts";
import {
  createHousekeepingStore,
  type HousekeepingStore,
} from "./operations/housekeeping-store.ts";
import { createModelCallStore, type ModelCallStore } from "./turns/model-call-store.ts";
import { createDialogueStore, type DialogueStore } from "./turns/dialogue-store.ts";
import { createFinishedStore, type FinishedStore } from "./learning/finished-store.ts";
import { createInterestStore, type InterestStore } from "./learning/interest-store.ts";
import { createOfferStore, type OfferStore } from "./learning/offer-store.ts";
import { createProgressStore, type ProgressStore } from "./learning/progress-store.ts";
import { createRetentionStore, type RetentionStore } from "./operations/retention-store.ts";
import { createLearnersWorkStore, type LearnersWorkStore } from "./set-work/learners-work-store.ts";
import { createLtiCourseStore, type LtiCourseStore } from "./platforms/lti-course-store.ts";
import { createLtiKeyStore, type LtiKeyStore } from "./platforms/lti-key-store.ts";
import { createLtiLaunchStore, type LtiLaunchStore } from "./platforms/lti-launch-store.ts";
import { createLtiMarkStore, type LtiMarkStore } from "./platforms/lti-mark-store.ts";
import { createLtiPlatformStore, type LtiPlatformStore } from "./platforms/lti-platform-store.ts";
import { createLtiRosterStore, type LtiRosterStore } from "./platforms/lti-roster-store.ts";
import { createLtiViewStore, type LtiViewStore } from "./platforms/lti-view-store.ts";
import {
  createSignOnSessionStore,
  type SignOnSessionStore,
} from "./accounts/sign-on-session-store.ts";
import { createSkillStore, type SkillStore } from "./learning/skill-store.ts";
import { createSignOnStore, type SignOnStore } from "./accounts/sign-on-store.ts";
import { createSharingStore, type SharingStore } from "./learning/sharing-store.ts";
import { createStudentStore, type StudentStore } from "./supervision/student-store.ts";
import {
  createTransferCheckStore,
  type TransferCheckStore,
} from "./learning/transfer-check-store.ts";
import { createUndeliveredStore, type UndeliveredStore } from "./supervision/undelivered-store.ts";
import { createTurnStore, type TurnStore } from "./turns/turn-store.ts";

/** Learning platforms: their courses, keys, launches, marks and rosters. */
interface LtiStores {
  readonly ltiCourses: LtiCourseStore;
  readonly ltiKeys: LtiKeyStore;
  readonly ltiLaunches: LtiLaunchStore;
  readonly ltiMarks: LtiMarkStore;
  readonly ltiPlatforms: LtiPlatformStore;
  readonly ltiRosters: LtiRosterStore;
  readonly ltiViews: LtiViewStore;
}

/** Every query of the program. */
export interface Stores extends LtiStores {
  readonly accounts: AccountStore;
  readonly assignments: AssignmentStore;
  readonly attention: AttentionStore;
  readonly classes: ClassStore;
  readonly classLists: ClassListStore;
  readonly consent: ConsentStore;
  readonly corrections: CorrectionStore;
  readonly deletions: DeletionStore;
  readonly distressFlags: DistressFlagStore;
  readonly dueChecks: DueCheckStore;
  readonly exports: ExportStore;
  readonly flagMails: FlagMailStore;
  readonly gradebook: GradebookStore;
  readonly groups: GroupStore;
  readonly invitations: InvitationStore;
  readonly joinLinks: JoinLinkStore;
  readonly mails: MailStore;
  readonly operations: OperationsStore;
  readonly ownership: OwnershipStore;
  readonly ownData: OwnDataStore;
  readonly ownTexts: OwnTextStore;
  readonly payments: PaymentStore;
  readonly people: PeopleStore;
  readonly housekeeping: HousekeepingStore;
  readonly modelCalls: ModelCallStore;
  readonly dialogues: DialogueStore;
  readonly finished: FinishedStore;
  readonly interests: InterestStore;
  readonly learnersWork: LearnersWorkStore;
  readonly offers: OfferStore;
  readonly progress: ProgressStore;
  readonly retention: RetentionStore;
  readonly sharing: SharingStore;
  readonly signOn: SignOnStore;
  readonly signOnSessions: SignOnSessionStore;
  readonly skills: SkillStore;
  readonly students: StudentStore;
  readonly supervision: SupervisionStore;
  readonly transferChecks: TransferCheckStore;
  readonly checkReviews: CheckReviewStore;
  readonly turns: TurnStore;
  readonly undelivered: UndeliveredStore;
  readonly verdicts: VerdictStore;
  readonly workLeases: WorkLeaseStore;
  readonly workMails: WorkMailStore;
}

function createLtiStores(orm: Orms["orm"]): LtiStores {
  return {
    ltiCourses: createLtiCourseStore(orm),
    ltiKeys: createLtiKeyStore(orm),
    ltiLaunches: createLtiLaunchStore(orm),
    ltiMarks: createLtiMarkStore(orm),
    ltiPlatforms: createLtiPlatformStore(orm),
    ltiRosters: createLtiRosterStore(orm),
    ltiViews: createLtiViewStore(orm),
  };
}

export function createStores({ orm, turnOrm }: Orms): Stores {
  return {
    accounts: createAccountStore(orm),
    assignments: createAssignmentStore(orm),
    attention: createAttentionStore(orm),
    classes: createClassStore(orm),
    classLists: createClassListStore(orm),
    consent: createConsentStore(orm),
    corrections: createCorrectionStore(orm),
    deletions: createDeletionStore(orm),
    distressFlags: createDistressFlagStore(orm),
    dueChecks: createDueCheckStore(orm),
    exports: createExportStore(orm),
    flagMails: createFlagMailStore(orm),
    gradebook: createGradebookStore(orm),
    groups: createGroupStore(orm),
    invitations: createInvitationStore(orm),
    joinLinks: createJoinLinkStore(orm),
    mails: createMailStore(orm),
    operations: createOperationsStore(orm),
    ownership: createOwnershipStore(orm),
    ownData: createOwnDataStore(orm),
    ownTexts: createOwnTextStore(orm),
    payments: createPaymentStore(orm),
    people: createPeopleStore(orm),
    housekeeping: createHousekeepingStore(orm),
    modelCalls: createModelCallStore(turnOrm),
    dialogues: createDialogueStore(orm),
    finished: createFinishedStore(orm),
    interests: createInterestStore(orm),
    learnersWork: createLearnersWorkStore(orm),
    ...createLtiStores(orm),
    offers: createOfferStore(orm),
    progress: createProgressStore(orm),
    retention: createRetentionStore(orm),
    sharing: createSharingStore(orm),
    signOn: createSignOnStore(orm),
    signOnSessions: createSignOnSessionStore(orm),
    skills: createSkillStore(orm),
    students: createStudentStore(orm),
    supervision: createSupervisionStore(orm),
    transferChecks: createTransferCheckStore(orm),
    checkReviews: createCheckReviewStore(orm),
    turns: createTurnStore(turnOrm),
    undelivered: createUndeliveredStore(orm),
    verdicts: createVerdictStore(orm),
    workLeases: createWorkLeaseStore(orm),
    workMails: createWorkMailStore(orm),
  };
}
