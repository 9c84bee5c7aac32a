import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { startNginx } from "./start-nginx.ts";

test("it stands before a server, on a port of its own, and is gone when it is stopped", async () => {
  const server = createServer((request, answer) => answer.end(`heard ${request.url}`));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const nginx = await startNginx(
    ({ ports }) => `server {
      listen 127.0.0.1:${ports[0]};
      location / { proxy_pass http://127.0.0.1:${port}; }
    }`,
  );
  const address = `http://127.0.0.1:${nginx.ports[0]}/here`;
  expect(await (await fetch(address)).text()).toBe("heard /here");
  await nginx.stop();
  await expect(fetch(address)).rejects.toThrow("fetch failed");
  server.close();
});

test("what it does not like about its configuration is told", async () => {
  await expect(startNginx(() => "server { lisen 80; }")).rejects.toThrow(
    /unknown directive "lisen"/,
  );
});
