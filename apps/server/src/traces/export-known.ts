import { ExportResultCode, type ExportResult } from "@opentelemetry/core";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace-base";

/** All that leaves the server. What a library adds beside it (an address with a token, an error's words) does not. */
const KNOWN =
  /^(?:http\.request\.method|http\.route|http\.response\.status_code|gen_ai\..+|elenchus\..+)$/u;

function keepKnown(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(([name]) => KNOWN.test(name)),
  );
  // The span's own fields are getters of its class.
  return Object.create(span, {
    attributes: { value: attributes },
    events: { value: [] },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;
}

/**
 * Sends on what is known to be safe.
 * @param report told once that nothing gets through, and once that it does again
 */
export function exportKnown(
  exporter: SpanExporter,
  report: (message: string, cause: unknown) => void,
): SpanExporter {
  let isLost = false;
  const hear = ({ code, error }: ExportResult): void => {
    const isNowLost = code !== ExportResultCode.SUCCESS;
    if (isNowLost && !isLost) report("traces cannot be sent to OTEL_EXPORTER_OTLP_ENDPOINT", error);
    if (!isNowLost && isLost) report("traces can be sent again", null);
    isLost = isNowLost;
  };
  return {
    export(spans, done) {
      exporter.export(spans.map(keepKnown), (result) => {
        hear(result);
        // The library would tell of it anew each time.
        done({ code: ExportResultCode.SUCCESS });
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
