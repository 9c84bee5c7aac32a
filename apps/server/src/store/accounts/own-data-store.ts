import { and, asc, eq, ne } from "drizzle-orm";
import { emailChanges, mails, payments, registrations } from "../../db/schema/account-schema.ts";
import { authAccounts, authSessions, users } from "../../db/schema/auth-schema.ts";
import { paymentCases } from "../../db/schema/payment-case-schema.ts";
import type { Orm } from "../../db/database.ts";
import { groupInvitations } from "../../db/schema/invitation-schema.ts";
import { groups } from "../../db/schema/student-schema.ts";
import { loadDueChecks } from "./own-due-checks.ts";
import { loadCourses } from "./own-courses.ts";
import { loadDialogues } from "./own-dialogues.ts";
import { loadWork } from "./own-work.ts";
import { loadSupervision } from "./own-supervision.ts";
import { distressFlags, interests, issueOffers } from "../../db/schema/schema.ts";
import { transferChecks } from "../../db/schema/transfer-check-schema.ts";

/** Everything that is kept of one person, save secrets and answer keys. */
export interface OwnDataStore {
  /** Null for somebody unknown. */
  export(userId: string): Promise<Record<string, unknown> | null>;
}

function loadAccount(orm: Orm, userId: string) {
  const { id, email, firstName, lastName, userType, hasAccess } = users;
  const { termsVersion, termsAgreedAt, bornIn, twoFactorEnabled, createdAt } = users;
  const { wantsWorkMail } = users;
  return orm
    .select({
      id,
      email,
      first_name: firstName,
      last_name: lastName,
      user_type: userType,
      has_access: hasAccess,
      terms_version: termsVersion,
      terms_agreed_at: termsAgreedAt,
      born_in: bornIn,
      second_factor: twoFactorEnabled,
      work_mail: wantsWorkMail,
      created_at: createdAt,
    })
    .from(users)
    .where(eq(users.id, userId));
}

async function loadChecks(orm: Orm, userId: string) {
  const rows = await orm
    .select()
    .from(transferChecks)
    .where(eq(transferChecks.userId, userId))
    .orderBy(asc(transferChecks.startedAt));
  return rows.map((row) => ({
    check_id: row.id,
    module: row.module,
    interest: row.interest,
    issue: row.issue,
    passage: row.argument.passage,
    answers: row.answers,
    steps_asked_again: row.askedAgain?.map((step) => step + 1) ?? [],
    second_answers: row.secondAnswers,
    result: row.result,
    assessments: row.result === null ? null : row.assessments,
    second_assessments: row.secondAssessments,
    started_at: row.startedAt,
    ended_at: row.endedAt,
    answers_deleted_after_days: row.deletedAfterDays,
  }));
}

function loadInterests(orm: Orm, userId: string) {
  return orm
    .select({ text: interests.text, shared: interests.shareable, added_at: interests.createdAt })
    .from(interests)
    .where(eq(interests.userId, userId))
    .orderBy(asc(interests.id));
}

function loadOffers(orm: Orm, userId: string) {
  const { interest, issues, createdAt } = issueOffers;
  return orm
    .select({ interest, issues, offered_at: createdAt })
    .from(issueOffers)
    .where(eq(issueOffers.userId, userId))
    .orderBy(asc(issueOffers.position));
}

/** When supervisors were told that the learner may need help; which of them has seen it is theirs. */
function loadFlags(orm: Orm, userId: string) {
  const { kind, place, dialogueId, raisedAt, acknowledgedAt } = distressFlags;
  return orm
    .select({ kind, place, session_id: dialogueId, raised_at: raisedAt, seen_at: acknowledgedAt })
    .from(distressFlags)
    .where(eq(distressFlags.userId, userId))
    .orderBy(asc(distressFlags.id));
}

/** Refunds, disputes and warnings of somebody's payments, by payment. */
async function loadCases(orm: Orm, userId: string) {
  const rows = await orm
    .select({ each: paymentCases })
    .from(paymentCases)
    .innerJoin(payments, eq(payments.id, paymentCases.paymentId))
    .where(eq(payments.userId, userId))
    .orderBy(asc(paymentCases.openedAt), asc(paymentCases.id));
  return Map.groupBy(rows, ({ each }) => each.paymentId);
}

async function loadPayments(orm: Orm, userId: string) {
  const rows = await orm
    .select()
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(asc(payments.createdAt));
  const cases = await loadCases(orm, userId);
  return rows.map((row) => ({
    checkout_session: row.id,
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    created_at: row.createdAt,
    paid_at: row.paidAt,
    access_given_at: row.grantedAt,
    refund_reason: row.refundReason,
    refund_requested_at: row.refundRequestedAt,
    refunded_at: row.refundedAt,
    refunded_amount: row.refundedAmount,
    events: (cases.get(row.id) ?? []).map(({ each }) => ({
      id: each.id,
      kind: each.kind,
      state: each.state,
      amount: each.amount,
      reason: each.reason,
      opened_at: each.openedAt,
      changed_at: each.changedAt,
    })),
  }));
}

/** Registrations for the address, as long as they are remembered. */
function loadRegistrations(orm: Orm, email: string) {
  const { firstName, lastName, termsVersion, termsAgreedAt, expiresAt, usedAt } = registrations;
  return orm
    .select({
      first_name: firstName,
      last_name: lastName,
      terms_version: termsVersion,
      terms_agreed_at: termsAgreedAt,
      link_expires_at: expiresAt,
      link_used_at: usedAt,
    })
    .from(registrations)
    .where(eq(registrations.email, email))
    .orderBy(asc(termsAgreedAt));
}

/** Invitations into groups, as long as they wait. */
function loadInvitations(orm: Orm, email: string) {
  const { firstName, lastName, sentAt, expiresAt } = groupInvitations;
  return orm
    .select({
      group: groups.name,
      first_name: firstName,
      last_name: lastName,
      sent_at: sentAt,
      link_expires_at: expiresAt,
    })
    .from(groupInvitations)
    .innerJoin(groups, eq(groups.id, groupInvitations.groupId))
    .where(eq(groupInvitations.email, email))
    .orderBy(asc(sentAt));
}

/** Other addresses that were asked for, as long as their links are remembered. */
function loadEmailChanges(orm: Orm, userId: string) {
  const { email, kind, expiresAt, usedAt } = emailChanges;
  return orm
    .select({ email, kind, link_expires_at: expiresAt, link_used_at: usedAt })
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .orderBy(asc(expiresAt));
}

function loadMails(orm: Orm, email: string) {
  const { subject, state, createdAt, sentAt } = mails;
  return orm
    .select({ subject, state, created_at: createdAt, sent_at: sentAt })
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(asc(mails.createdAt));
}

/** Other sites whose word opens the account. */
function loadSignOns(orm: Orm, userId: string) {
  const { providerId, accountId, createdAt } = authAccounts;
  return orm
    .select({ provider: providerId, subject: accountId, linked_at: createdAt })
    .from(authAccounts)
    .where(and(eq(authAccounts.userId, userId), ne(providerId, "credential")))
    .orderBy(asc(createdAt));
}

function loadSessions(orm: Orm, userId: string) {
  const { createdAt, expiresAt, providerAccountId, hasProviderFactor } = authSessions;
  return orm
    .select({
      logged_in_at: createdAt,
      expires_at: expiresAt,
      logged_in_by: authAccounts.providerId,
      second_factor_there: hasProviderFactor,
    })
    .from(authSessions)
    .leftJoin(authAccounts, eq(authAccounts.id, providerAccountId))
    .where(eq(authSessions.userId, userId))
    .orderBy(asc(createdAt));
}

export function createOwnDataStore(orm: Orm): OwnDataStore {
  return {
    async export(userId) {
      const [account] = await loadAccount(orm, userId);
      if (!account) return null;
      return {
        account,
        interests: await loadInterests(orm, userId),
        issues_offered: await loadOffers(orm, userId),
        dialogues: await loadDialogues(orm, userId),
        transfer_checks: await loadChecks(orm, userId),
        ...(await loadDueChecks(orm, userId)),
        distress_flags: await loadFlags(orm, userId),
        ...(await loadSupervision(orm, userId)),
        payments: await loadPayments(orm, userId),
        registrations: await loadRegistrations(orm, account.email),
        invitations: await loadInvitations(orm, account.email),
        email_changes: await loadEmailChanges(orm, userId),
        sign_ons: await loadSignOns(orm, userId),
        ...(await loadCourses(orm, userId)),
        ...(await loadWork(orm, userId)),
        mails: await loadMails(orm, account.email),
        sessions: await loadSessions(orm, userId),
      };
    },
  };
}
