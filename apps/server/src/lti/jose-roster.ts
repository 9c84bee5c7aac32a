import { orElse } from "@elenchus/contract/fields";
import * as z from "zod/mini";
import { readJson, type createServiceCalls } from "./jose-services.ts";
import type { RosterMember } from "../store/platforms/lti-roster-store.ts";
import { LtiServiceError } from "./lti-desk.ts";
import type { LtiPlatform } from "../store/platforms/lti-platform.ts";
import { readRole } from "./read-roles.ts";

const SCOPE = "https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly";
const TYPE = "application/vnd.ims.lti-nrps.v2.membershipcontainer+json";
const PAGE = "100";
const MOST_PAGES = 200;
const LONGEST_NAME = 200;

const Name = orElse(z.optional(z.string()), undefined);
const Page = z.object({
  members: z.array(
    z.object({
      user_id: z.string().check(z.minLength(1), z.maxLength(255)),
      status: orElse(z.string(), "Active"),
      roles: orElse(z.array(z.string()), []),
      name: Name,
      given_name: Name,
      family_name: Name,
    }),
  ),
});
type Member = z.output<typeof Page>["members"][number];

function nameOf({ name, given_name: given, family_name: family }: Member): string {
  const whole = name ?? [given, family].filter(Boolean).join(" ");
  return whole.slice(0, LONGEST_NAME);
}

/** `Link: <…>; rel="next"`. Source: RFC 8288. */
function findNext(header: string | null, from: URL): URL | null {
  const next = (header ?? "").split(/,(?=\s*<)/u).find((link) => /;\s*rel="?next"?/iu.test(link));
  const [, address] = /<([^>]*)>/u.exec(next ?? "") ?? [];
  const url = address === undefined ? null : URL.parse(address, from.href);
  // Our token goes nowhere else.
  return url?.origin === from.origin ? url : null;
}

/** Everybody in a course, page by page. */
export async function readRoster(
  call: ReturnType<typeof createServiceCalls>,
  platform: LtiPlatform,
  address: string,
): Promise<RosterMember[]> {
  const members = new Map<string, RosterMember>();
  let url: URL | null = new URL(address);
  url.searchParams.set("limit", PAGE);
  for (let page = 0; url !== null; page += 1) {
    if (page === MOST_PAGES) throw new LtiServiceError("the list of the course has no end", true);
    const answer = await call(platform, { scope: SCOPE, url: url.href, accept: TYPE });
    const read = z.safeParse(Page, await readJson(answer));
    if (!read.success) throw new LtiServiceError("the list of the course cannot be read", true);
    for (const member of read.data.members) {
      if (member.status !== "Active") continue;
      const { user_id: subject, roles } = member;
      members.set(subject, { subject, name: nameOf(member), role: readRole(roles) });
    }
    url = findNext(answer.headers.get("link"), url);
  }
  // Somebody teaches it: an empty one is a mistake, and would take everybody out of their group.
  if (members.size === 0) throw new LtiServiceError("the list of the course is empty", true);
  return [...members.values()];
}
