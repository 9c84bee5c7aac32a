import { startNginx, type RunningNginx } from "./start-nginx.ts";

/** nginx before several servers. */
export interface Balancer extends Pick<RunningNginx, "stop"> {
  readonly address: string;
}

/**
 * Starts nginx before servers on these ports, set as docs/operations.md says: no sticky sessions, and no request that has
 * reached a server goes to another one, unless it only reads.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const members = ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`);
  const nginx = await startNginx(({ ports: [own] }) =>
    [
      `upstream elenchus { ${members.join(" ")} keepalive 32; }`,
      "server {",
      `listen 127.0.0.1:${own};`,
      "client_max_body_size 2m;",
      "location / {",
      "proxy_pass http://elenchus;",
      "proxy_http_version 1.1;",
      'proxy_set_header Connection "";',
      "proxy_set_header Host $http_host;",
      "proxy_set_header X-Forwarded-For $remote_addr;",
      "proxy_connect_timeout 1s;",
      "proxy_read_timeout 90s;",
      "proxy_next_upstream error timeout;",
      "}",
      "}",
    ].join("\n"),
  );
  return { address: `http://127.0.0.1:${nginx.ports[0]}`, stop: () => nginx.stop() };
}
