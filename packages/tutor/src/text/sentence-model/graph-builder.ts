import proto from "onnx-proto";
import type { Weights } from "./read-weights.ts";

const { onnx } = proto;
const { FLOAT, INT64 } = onnx.TensorProto.DataType;
const { FLOAT: ONE_FLOAT, INT: ONE_INT, INTS } = onnx.AttributeProto.AttributeType;

/** Of the format that the runtime reads: https://onnx.ai/onnx/intro/concepts.html#opset-version */
const FORMAT_VERSION = 9;
const OPERATORS_VERSION = 18;

/** What an operator is told beside its inputs; whole numbers unless marked. */
export type Options = Readonly<
  Record<string, number | readonly number[] | { readonly float: number }>
>;

/** A value in a graph, by its name. */
export type Value = string;

/** Puts a graph of ONNX together, node by node. */
export interface GraphBuilder {
  weights(weights: Weights): Value;
  scalar(number: number): Value;
  whole(...numbers: readonly number[]): Value;
  apply(operator: string, inputs: readonly Value[], options?: Options): Value;
  /** The same for an operator with several results. */
  split(operator: string, inputs: readonly Value[], options: Options, results: number): Value[];
  /** A name for each size that is known only when it runs. */
  finish(graph: {
    readonly whole: Readonly<Record<string, readonly (number | string)[]>>;
    readonly floats: Readonly<Record<string, readonly (number | string)[]>>;
    readonly result: Value;
  }): Uint8Array;
}

function describeOptions(options: Options): proto.onnx.IAttributeProto[] {
  return Object.entries(options).map(([name, option]) => {
    if (typeof option === "number") return { name, type: ONE_INT, i: option };
    if ("float" in option) return { name, type: ONE_FLOAT, f: option.float };
    return { name, type: INTS, ints: [...option] };
  });
}

function describeValue(elemType: number) {
  return ([name, sizes]: readonly [
    string,
    readonly (number | string)[],
  ]): proto.onnx.IValueInfoProto => {
    const dim = sizes.map((size) =>
      typeof size === "string" ? { dimParam: size } : { dimValue: size },
    );
    return { name, type: { tensorType: { elemType, shape: { dim } } } };
  };
}

/** A graph with nothing in it. */
export function createGraphBuilder(): GraphBuilder {
  const node: proto.onnx.INodeProto[] = [];
  const initializer: proto.onnx.ITensorProto[] = [];
  let count = 0;
  const nextName = (): Value => {
    count += 1;
    return `value-${count}`;
  };
  const keep = (dataType: number, dims: readonly number[], rawData: Uint8Array): Value => {
    const name = nextName();
    initializer.push({ name, dims: [...dims], dataType, rawData });
    return name;
  };
  const split: GraphBuilder["split"] = (opType, inputs, options, results) => {
    const output = Array.from({ length: results }, nextName);
    node.push({ opType, input: [...inputs], output, attribute: describeOptions(options) });
    return output;
  };
  return {
    weights: ({ shape, bytes }) => keep(FLOAT, shape, bytes),
    scalar: (number) => keep(FLOAT, [], new Uint8Array(Float32Array.of(number).buffer)),
    whole: (...numbers) => {
      const longs = BigInt64Array.from(numbers.map(BigInt));
      return keep(INT64, [numbers.length], new Uint8Array(longs.buffer));
    },
    split,
    apply: (operator, inputs, options = {}) => split(operator, inputs, options, 1)[0] ?? "",
    finish: ({ whole, floats, result }) => {
      const input = [
        ...Object.entries(whole).map(describeValue(INT64)),
        ...Object.entries(floats).map(describeValue(FLOAT)),
      ];
      const graph = {
        name: "sentence-model",
        node,
        initializer,
        input,
        output: [{ name: result, type: { tensorType: { elemType: FLOAT } } }],
      };
      const opsetImport = [{ domain: "", version: OPERATORS_VERSION }];
      return onnx.ModelProto.encode({ irVersion: FORMAT_VERSION, opsetImport, graph }).finish();
    },
  };
}
