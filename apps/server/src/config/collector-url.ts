import * as z from "zod/mini";

/** Where traces go: OTLP over HTTP, without `/v1/traces`. */
export const CollectorUrl = z
  .url({
    protocol: /^https?$/,
    error:
      "must be the address of a collector of OTLP over HTTP, such as http://collector.example.org:4318",
  })
  .check(
    z.refine((given) => {
      const url = URL.parse(given);
      return url === null || (url.username + url.password + url.search + url.hash).length === 0;
    }, "must hold no user, no password, no ? and no #: keys are set in OTEL_EXPORTER_OTLP_HEADERS"),
    z.refine(
      (given) => !/\/v1\/traces\/*$/u.test(URL.parse(given)?.pathname ?? ""),
      "must end before /v1/traces, which is added to it",
    ),
  );
