import { AppError } from "../errors/app-error.ts";

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** 403: this account opens nothing but itself until its owner is old enough. */
export function tooYoung(standing: {
  readonly until: Date;
  readonly minAge: number;
  /** Where the account is to be seen. */
  readonly address: string;
}): AppError {
  const { until, minAge, address } = standing;
  const text = `You must be at least ${minAge} years old to use Elenchus. You can use this account from ${DAY.format(until)} on. Until then you can see, download and delete what it holds at ${address}.`;
  return new AppError(403, "age_not_reached", text);
}
