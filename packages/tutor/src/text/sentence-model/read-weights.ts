import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** A tensor of 32-bit floats as it lies in the file. */
export interface Weights {
  readonly shape: readonly number[];
  readonly bytes: Uint8Array;
}

/** Finds a tensor by its name. @throws Error where there is none */
export type FindWeights = (name: string) => Weights;

/** What tensorflow.js writes beside a graph of the files that its tensors lie in, one after the other. */
interface Manifest {
  readonly weightsManifest: readonly {
    readonly paths: readonly string[];
    readonly weights: readonly { readonly name: string; readonly shape: readonly number[] }[];
  }[];
}

/** Of floats and of the graph's integers alike. */
const BYTES_A_NUMBER = 4;

/** The scopes in which the graph was built, which say nothing more. */
const SCOPES = /^module(?:_apply_default)?\/Encoder_en\/(?:KonaTransformer\/)?(?:Encode\/)?/u;
const STACK = /^TransformerStack\//u;
const WRAPPERS = /\/(?:ConcatPartitions\/concat|part_0|Tensordot\/Reshape_1)$/u;

function shortenName(name: string): string {
  return name.replace(SCOPES, "").replace(STACK, "").replace(WRAPPERS, "");
}

/**
 * Reads the tensors of a tensorflow.js model, under short names: "Layer_0/TransformerLayer/FFN/conv1".
 * @param folder has its model.json and the files that this names
 */
export async function readWeights(folder: string): Promise<FindWeights> {
  const json = await readFile(join(folder, "model.json"), "utf8");
  const [group] = (JSON.parse(json) as Manifest).weightsManifest;
  if (group === undefined) throw new Error("The sentence model has no weights.");
  const files = await Promise.all(group.paths.map((path) => readFile(join(folder, path))));
  const all = Buffer.concat(files);
  const known = new Map<string, Weights>();
  let from = 0;
  for (const { name, shape } of group.weights) {
    const length = shape.reduce((product, size) => product * size, BYTES_A_NUMBER);
    known.set(shortenName(name), { shape, bytes: all.subarray(from, from + length) });
    from += length;
  }
  return (name) => {
    const found = known.get(name);
    if (found === undefined) throw new Error(`The sentence model has no ${name}.`);
    return found;
  };
}
