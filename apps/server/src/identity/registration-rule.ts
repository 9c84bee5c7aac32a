/** Who may make an account by themselves. */
export interface RegistrationRule {
  /** "invited" and "closed": nobody; whoever is invited has an account already. */
  readonly who: "open" | "invited" | "closed";
  /** Where "open": hosts of the addresses that may, in their normalised form; all where there are none. */
  readonly domains: readonly string[];
}
