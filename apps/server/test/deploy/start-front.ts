import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startNginx, type RunningNginx } from "../start-nginx.ts";

const FILE = join(import.meta.dirname, "../../../../deploy/nginx/elenchus.conf");
export const HOST_NAME = "learn.example.org";

/** `deploy/nginx/elenchus.conf` before a server on this machine, with a certificate made on the spot. */
export interface Front {
  readonly nginx: RunningNginx;
  readonly httpPort: number;
  readonly tlsPort: number;
  /** What a browser has to trust. */
  readonly certificate: string;
}

function writeCertificate(folder: string): void {
  const [key, certificate] = [join(folder, "privkey.pem"), join(folder, "fullchain.pem")];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
  const name = ["-subj", `/CN=${HOST_NAME}`, "-addext", `subjectAltName=DNS:${HOST_NAME}`];
  const files = ["-keyout", key, "-out", certificate, "-days", "1"];
  execFileSync("openssl", ["req", ...kind, ...name, ...files], { stdio: "pipe" });
  // On a server nginx begins as root, and reads it before it becomes somebody else.
  chmodSync(key, 0o644);
}

/** Each place is there once, or the file has changed without this test. */
function replaceAll(text: string, changes: Readonly<Record<string, string>>): string {
  let changed = text;
  for (const [from, to] of Object.entries(changes)) {
    if (!changed.includes(from)) throw new Error(`${FILE} has no "${from}"`);
    changed = changed.replaceAll(from, to);
  }
  return changed;
}

/** Starts nginx with the file that a school copies; only addresses, ports and paths are others. */
export async function startFront(serverPort: number): Promise<Front> {
  let certificate = "";
  const nginx = await startNginx(({ folder, ports: [http, tls] }) => {
    writeCertificate(folder);
    certificate = readFileSync(join(folder, "fullchain.pem"), "utf8");
    return replaceAll(readFileSync(FILE, "utf8"), {
      "    listen [::]:80;\n": "",
      "    listen [::]:443 ssl http2;\n": "",
      "listen 80;": `listen 127.0.0.1:${http};`,
      "listen 443 ssl": `listen 127.0.0.1:${tls} ssl`,
      "/var/log/nginx/": `${folder}/`,
      "server 127.0.0.1:3000;": `server 127.0.0.1:${serverPort};`,
      [`/etc/letsencrypt/live/${HOST_NAME}`]: folder,
    });
  }, 2);
  const [httpPort = 0, tlsPort = 0] = nginx.ports;
  return { nginx, httpPort, tlsPort, certificate };
}
