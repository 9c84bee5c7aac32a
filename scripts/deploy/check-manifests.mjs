import { readFileSync } from "node:fs";
import ts from "typescript";
import { parseAllDocuments } from "yaml";

/** A file that is not there, from which TypeScript finds the types of Kubernetes' objects. */
const PROBE = new URL("manifests-probe.ts", import.meta.url).pathname;

/** @typedef {{ apiVersion: string, kind: string, [field: string]: any }} KubernetesObject */

/**
 * @param {string} text of one or more YAML documents
 * @returns {KubernetesObject[]}
 * @throws {Error} where it is no YAML
 */
export function readManifests(text) {
  return parseAllDocuments(text, { uniqueKeys: true }).map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    return /** @type {KubernetesObject} */ (document.toJS());
  });
}

/**
 * What Kubernetes' schemas say: types, formats, and what is required.
 * @param {KubernetesObject} object
 * @returns {Promise<string[]>} what is wrong, in words
 */
async function checkSchema({ apiVersion, kind, ...rest }) {
  try {
    const models = /** @type {Record<string, new (data: object) => { validate(): void }>} */ (
      await import(/* @vite-ignore */ `kubernetes-models/${apiVersion}`)
    );
    const Model = models[kind];
    if (Model === undefined) return [`${apiVersion} has no ${kind}`];
    new Model(rest).validate();
    return [];
  } catch (error) {
    return [`${kind}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/**
 * Names that no schema knows, which its checks let pass; TypeScript refuses them in what is written out.
 * @param {readonly KubernetesObject[]} objects
 * @returns {string[]} what is wrong, in words
 */
function checkNames(objects) {
  const lines = objects.map((object, at) => {
    const from = JSON.stringify(`kubernetes-models/${object.apiVersion}/${object.kind}`);
    return `export const o${at}: import(${from}).I${object.kind} = ${JSON.stringify(object)};`;
  });
  const options = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const files = { ...host };
  host.fileExists = (name) => name === PROBE || files.fileExists(name);
  host.getSourceFile = (name, target) =>
    name === PROBE
      ? ts.createSourceFile(name, lines.join("\n"), target)
      : files.getSourceFile(name, target);
  const program = ts.createProgram([PROBE], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}

/**
 * Holds objects against Kubernetes' own schemas, as `kubernetes-models` has them.
 * @param {readonly KubernetesObject[]} objects
 * @returns {Promise<string[]>} what is wrong, in words
 */
export async function checkManifests(objects) {
  const bySchema = await Promise.all(objects.map(checkSchema));
  return [...bySchema.flat(), ...checkNames(objects)];
}

/**
 * @param {URL} folder of a kustomization
 * @returns {KubernetesObject[]} all that its `resources` name
 */
export function readKustomization(folder) {
  /** @param {string} name */
  const read = (name) => readManifests(readFileSync(new URL(name, folder), "utf8"));
  const [kustomization] = read("kustomization.yaml");
  const { resources } = /** @type {{ resources: string[] }} */ (
    /** @type {unknown} */ (kustomization)
  );
  return resources.flatMap(read);
}
