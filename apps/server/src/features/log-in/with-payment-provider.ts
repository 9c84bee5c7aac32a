import { AppError } from "../../errors/app-error.ts";

/**
 * Does what needs the payment provider.
 * @throws AppError 503 when that fails: nobody is logged in meanwhile, and another try is worth while
 */
export async function withPaymentProvider<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    const text = "The payment page cannot be reached right now. Please try again in a moment.";
    throw new AppError(503, "checkout_unreachable", text, { cause, retryAfter: 10 });
  }
}
