import { families } from "@elenchus/curriculum/issues/library";
import { TERMS_VERSION } from "@elenchus/domain/limits";
import { formatMoney } from "@elenchus/domain/money";
import { join } from "node:path";
import type { AppDependencies } from "../app.ts";
import type { Config } from "../config.ts";
import type { PublicAddress } from "../http/public-address.ts";
import { describeRetention } from "../retention/describe-retention.ts";
import { describeSites } from "../identity/describe-sites.ts";
import { deriveSelfKey, type Secrets } from "../identity/secrets.ts";
import { VERSION } from "../version.ts";
import type { Places } from "./wiring.ts";

/** Others see the library's texts, and any other that at least this many learners share. Source: design §3. */
const SHARED_BY = 3;

/** The sharing of learners' interests and issues. */
function describeSharing(): AppDependencies["sharing"] {
  const keywords = families().flatMap((family) => family.keywords);
  const questions = families().flatMap(({ issues }) => issues.map(({ question }) => question));
  return {
    interests: { known: keywords, sharedBy: SHARED_BY },
    issues: { known: questions, sharedBy: SHARED_BY },
  };
}

/** The price of access, in words; null where it is free. */
function describePrice({ payment }: Config): string | null {
  return payment === null ? null : formatMoney(payment.amount, payment.currency);
}

/** The facts of whoever runs this that the legal pages tell. */
function describeLegal(
  config: Config,
  places: Places,
  address: PublicAddress,
): AppDependencies["legal"] {
  const { operator, contactEmail, minAge, retentionDays } = config;
  const price = describePrice(config) ?? "free of charge";
  return {
    folder: join(places.serverFolder, "legal"),
    noticesFile: join(places.serverFolder, "dist/notices.html"),
    values: () => ({
      operator,
      contact_email: contactEmail,
      min_age: String(minAge),
      price,
      terms_version: TERMS_VERSION,
      public_url: address.current(),
      version: VERSION,
      sign_on: describeSites(config),
      ...describeRetention(retentionDays),
    }),
  };
}

/** The parts that are described. */
interface Described extends Pick<AppDependencies, "database"> {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly address: PublicAddress;
}

/** The settings as far as the app tells them or goes by them. */
export function describeService({ config, secrets, address, database }: Described, places: Places) {
  const { tutor, retentionDays } = config;
  return {
    service: {
      version: VERSION,
      retentionDays,
      tokensPerDay: tutor?.tokensPerDay ?? null,
      tokensPerDialogue: tutor?.tokensPerDialogue ?? null,
      database: database.connection.kind,
      ping: () => database.ping(),
      connections: () => database.connections(),
    },
    sharing: describeSharing(),
    accessPrice: describePrice(config),
    legal: describeLegal(config, places, address),
    registration: config.registration,
    hasUserNames: config.hasUserNames,
    minAge: config.minAge,
    needsSecondFactor: !config.isDemo,
    ownOrigin: config.publicUrl,
    trustedProxies: config.trustedProxies,
    selfKey: deriveSelfKey(secrets),
  };
}
