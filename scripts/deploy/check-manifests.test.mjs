import { DCLinter } from "dclint";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { parse } from "yaml";
import { checkManifests, readKustomization, readManifests } from "./check-manifests.mjs";

// TypeScript reads the types of all that Kubernetes knows, which takes seconds where others share the machine.
vi.setConfig({ testTimeout: 60_000 });

const ROOT = new URL("../../", import.meta.url);
const FOLDER = new URL("deploy/kubernetes/", ROOT);
const objects = readKustomization(FOLDER);

/** @param {string} path */
const read = (path) => readFileSync(new URL(path, ROOT), "utf8");

describe("manifests for Kubernetes", () => {
  test("are as Kubernetes' schemas say, and none is left out", async () => {
    expect(await checkManifests(objects)).toEqual([]);
    const files = readdirSync(FOLDER).filter((name) => name.endsWith(".yaml"));
    const { resources } = parse(read("deploy/kubernetes/kustomization.yaml"));
    expect(new Set(files)).toEqual(new Set([...resources, "kustomization.yaml"]));
    expect(objects.map(({ kind }) => kind).toSorted()).toEqual(
      "Deployment HorizontalPodAutoscaler Ingress Job Namespace NetworkPolicy NetworkPolicy PodDisruptionBudget Service".split(
        " ",
      ),
    );
  });

  test("are refused with a name, a type or a kind that there is not, and with too little", async () => {
    const text = read("deploy/kubernetes/server.yaml");
    const mistakes = Object.entries({
      "livenessProbe:": "livenesProbe:",
      "periodSeconds: 10": "periodSeconds: soon",
      "selector:\n    matchLabels:": "strategi:\n    matchLabels:",
      "kind: Deployment": "kind: Deploiment",
      "type: RollingUpdate": "type: Rolling",
    });
    const wrong = mistakes.map(([right, instead]) => {
      expect(text).toContain(right);
      return text.replace(right, instead);
    });
    const problems = (await checkManifests(readManifests(wrong.join("\n---\n")))).join("\n");
    for (const told of [
      /livenesProbe/u,
      /periodSeconds/u,
      /property selector/u,
      /no Deploiment/u,
      /"Rolling"/u,
    ])
      expect(problems).toMatch(told);
  });

  test("run as nobody, write to nothing, and hold no secret", () => {
    const pods = objects.flatMap(({ kind, spec }) =>
      ["Deployment", "Job"].includes(kind) ? [spec.template.spec] : [],
    );
    expect(pods).toHaveLength(2);
    for (const { securityContext, containers } of pods) {
      expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001 });
      for (const { securityContext: own, envFrom, env } of containers) {
        expect(own).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ["ALL"] },
        });
        expect(envFrom).toContainEqual({ secretRef: { name: "elenchus-secrets" } });
        expect(env).toBeUndefined();
      }
    }
    expect(read("deploy/kubernetes/settings.env")).not.toMatch(/SECRET|PASSWORD|KEY|URL/u);
  });

  test("ask about readiness and life at their two addresses", () => {
    const server = objects.find(({ kind }) => kind === "Deployment");
    const { readinessProbe, livenessProbe } = server?.["spec"].template.spec.containers[0] ?? {};
    expect([readinessProbe.httpGet.path, livenessProbe.httpGet.path]).toEqual([
      "/readyz",
      "/healthz",
    ]);
  });
});

/** @param {string} text */
function lintCompose(text) {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-compose-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "compose.yaml"), text);
  const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] });
  const results = /** @type {{ messages: { rule: string, message: string }[] }[]} */ (
    linter.lintFiles([folder], false)
  );
  const messages = results.flatMap((result) => result.messages);
  // Its rules of taste are not ours; that what it reads is right is told under these names.
  return messages.filter(({ rule }) => rule.startsWith("invalid-")).map(({ message }) => message);
}

describe("compose.yaml", () => {
  const text = read("deploy/compose.yaml");
  const { services } = parse(text);

  test("is as the compose specification says", () => {
    expect(lintCompose(text)).toEqual([]);
  });

  test.each([
    ["restart: unless-stopped", "restrat: unless-stopped"],
    ["condition: service_healthy", "condition: healthy"],
    ["read_only: true", "read_only: [true]"],
    ["profiles: [ollama]", "profiles: [ollama"],
  ])("is refused with %j made %j", (right, wrong) => {
    expect(text).toContain(right);
    expect(lintCompose(text.replace(right, wrong))).not.toEqual([]);
  });

  test("has every secret from outside, and says how to make the one that is missing", () => {
    const { DATABASE_URL, SESSION_SECRET, PUBLIC_URL } = services.app.environment;
    for (const value of [
      DATABASE_URL,
      SESSION_SECRET,
      PUBLIC_URL,
      services.postgres.environment.POSTGRES_PASSWORD,
    ])
      expect(value).toMatch(/\$\{[A-Z_]+:\?is not set in \.env/u);
  });

  test("starts a healthy database first, looks after each, and Ollama only when asked", () => {
    expect(services.app.depends_on.postgres.condition).toBe("service_healthy");
    for (const { healthcheck } of Object.values(services)) expect(healthcheck.test[0]).toBe("CMD");
    expect(services.ollama.profiles).toEqual(["ollama"]);
    expect(services.app.read_only).toBe(true);
  });

  test("has the machine itself under the name that the document gives it", () => {
    const [name = ""] = /host\.[\w.]+/u.exec(read("docs/operations/containers.md")) ?? [];
    expect(services.app.extra_hosts).toContain(`${name}:host-gateway`);
  });
});
