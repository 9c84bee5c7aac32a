import type { Page } from "@playwright/test";

/** Lets the calls of a path wait until the function that it answers is called. */
export async function holdCall(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const address = `**/api/${path}`;
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return async () => {
    release();
    await page.unroute(address);
  };
}

/** Refuses the next call of a path as a server does that is out of order. */
export async function refuseOnce(page: Page, path: string): Promise<void> {
  const body = {
    error: "The tutor is not available at the moment.",
    code: "tutor_unavailable",
    request_id: "r-1",
  };
  await page.route(`**/api/${path}`, (route) => route.fulfill({ status: 502, json: body }), {
    times: 1,
  });
}

/** From now on a reply begins with these words, and then nothing more comes. */
export async function streamForever(page: Page, words: string): Promise<void> {
  await page.evaluate((text) => {
    const send = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const address = input instanceof Request ? input.url : input.toString();
      if (!address.endsWith("/api/chat")) return send(input, init);
      const event = `event: delta\ndata: ${JSON.stringify({ text })}\n\n`;
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          stream.enqueue(new TextEncoder().encode(event));
          const stop = () => stream.error(new DOMException("Stopped", "AbortError"));
          init?.signal?.addEventListener("abort", stop);
        },
      });
      return new Response(body, { headers: { "content-type": "text/event-stream" } });
    };
  }, words);
}
