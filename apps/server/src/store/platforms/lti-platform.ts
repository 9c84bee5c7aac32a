/** A learning platform that whoever runs the server has registered. */
export interface LtiPlatform {
  readonly id: string;
  /** As people call it. */
  readonly name: string;
  /** Just as the platform writes it. */
  readonly issuer: string;
  /** Our name there. */
  readonly clientId: string;
  /** Installations there that may launch us. */
  readonly deploymentIds: readonly string[];
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  /** Where it publishes the keys that it signs by. */
  readonly keysUrl: string;
  /** Whether teachers there are supervisors here, of their courses alone. */
  readonly trustsRoles: boolean;
  /** Hosts of addresses of which its word is taken, in their normalised form. */
  readonly domains: readonly string[];
  /** Origins that may show our pages of a launch in a frame, beside its own. */
  readonly frameOrigins: readonly string[];
}

/** One issuer serves many schools: people are told apart by issuer and client. */
export function namespaceOf({
  issuer,
  clientId,
}: Pick<LtiPlatform, "issuer" | "clientId">): string {
  return `lti ${issuer} ${clientId}`;
}
