import { createGraphBuilder, type GraphBuilder, type Value } from "./graph-builder.ts";
import type { FindWeights } from "./read-weights.ts";

/** Both layers have as many. */
const HEADS = 4;
/** What keeps a norm from dividing by nothing. */
const SMALL = 1e-6;

/** A graph that is being composed, and the model that its weights are taken from. */
interface Composing {
  readonly graph: GraphBuilder;
  readonly find: FindWeights;
}

function weightsOf({ graph, find }: Composing, name: string, shape?: readonly number[]): Value {
  const { bytes, ...found } = find(name);
  return graph.weights({ shape: shape ?? found.shape, bytes });
}

/** Multiplied by a matrix, and a bias added. */
function connect(composing: Composing, value: Value, matrix: Value, bias: string): Value {
  const { graph } = composing;
  const product = graph.apply("MatMul", [value, matrix]);
  return graph.apply("Add", [product, weightsOf(composing, bias)]);
}

function normalise(composing: Composing, value: Value, scope: string): Value {
  const [scale, bias] = ["scale", "bias"].map((part) =>
    weightsOf(composing, `${scope}/layer_norm/layer_norm_${part}`),
  );
  const options = { axis: -1, epsilon: { float: SMALL } };
  return composing.graph.apply("LayerNormalization", [value, scale ?? "", bias ?? ""], options);
}

/** Where tokens look at one another, as far as `mask` lets them. */
function attend(composing: Composing, value: Value, scope: string, width: number): Value {
  const { graph } = composing;
  const perHead = width / HEADS;
  const kernel = weightsOf(composing, `${scope}/qkv_transform_single/kernel`, [width, 3 * width]);
  const all = connect(composing, value, kernel, `${scope}/qkv_transform_single/bias`);
  const parts = graph.split("Split", [all], { axis: 2, num_outputs: 3 }, 3);
  const shape = graph.whole(0, 0, HEADS, perHead);
  const [query = "", key = "", said = ""] = parts.map((part, index) => {
    const perm = index === 1 ? [0, 2, 3, 1] : [0, 2, 1, 3];
    return graph.apply("Transpose", [graph.apply("Reshape", [part, shape])], { perm });
  });
  const likeness = graph.apply("MatMul", [query, key]);
  const scaled = graph.apply("Mul", [likeness, graph.scalar(1 / Math.sqrt(perHead))]);
  const shares = graph.apply("Softmax", [graph.apply("Add", [scaled, "mask"])], { axis: -1 });
  const heard = graph.apply("Transpose", [graph.apply("MatMul", [shares, said])], {
    perm: [0, 2, 1, 3],
  });
  const joined = graph.apply("Reshape", [heard, graph.whole(0, 0, width)]);
  const { shape: outer } = composing.find(`${scope}/output_transform_single/kernel`);
  const output = weightsOf(composing, `${scope}/output_transform_single/kernel`, outer.slice(-2));
  return connect(composing, joined, output, `${scope}/output_transform_single/bias`);
}

/** What is kept of the values of tokens. */
type Gather = (value: Value) => Value;

/**
 * Each token for itself. The second matrix comes after the gathering: of a mean it gives the mean of what it would have
 * given, and is multiplied once a text instead of once a token.
 */
function feedForward(composing: Composing, value: Value, scope: string, gather: Gather): Value {
  const [first = "", second = ""] = ["conv1", "conv2"].map((part) =>
    weightsOf(composing, `${scope}/${part}`),
  );
  const wide = connect(composing, value, first, `${scope}/conv1/bias`);
  const bent = gather(composing.graph.apply("Relu", [wide]));
  return connect(composing, bent, second, `${scope}/conv2/bias`);
}

/** A layer of the transformer. */
interface Layer {
  readonly number: number;
  readonly width: number;
  readonly gather: Gather;
}

/** The first layer widens its tokens, and so what passes by it, too. */
function composeLayer(composing: Composing, value: Value, { number, width, gather }: Layer): Value {
  const { graph } = composing;
  const scope = `Layer_${number}/TransformerLayer`;
  const normed = normalise(composing, value, `${scope}/layer_prepostprocess`);
  const heard = attend(composing, normed, `${scope}/MultiheadAttention`, width);
  const passing =
    number === 0
      ? connect(
          composing,
          value,
          weightsOf(composing, `${scope}/dense/kernel`),
          `${scope}/dense/bias`,
        )
      : value;
  const sum = graph.apply("Add", [heard, passing]);
  const again = normalise(composing, sum, `${scope}/FFN/layer_prepostprocess`);
  const forward = feedForward(composing, again, `${scope}/FFN`, gather);
  return graph.apply("Add", [forward, gather(sum)]);
}

/**
 * The Universal Sentence Encoder Lite as ONNX, step by step as the published graph of tensorflow.js has it.
 * Its inputs are texts laid end to end, so that none is filled up to another's length: `ids` of all tokens; `positions`, a
 * vector for each; `mask`, very negative where a token is of another text; `shares`, what each token has in each text's mean.
 * Its result: one vector of length 1 a text.
 */
export function composeGraph(find: FindWeights): Uint8Array {
  const graph = createGraphBuilder();
  const composing = { graph, find };
  const embedded = graph.apply("Gather", [weightsOf(composing, "module/Embeddings_en"), "ids"]);
  // The published graph adds each token twice, once with its position.
  const twice = graph.apply("Mul", [embedded, graph.scalar(2)]);
  const placed = graph.apply("Add", [twice, "positions"]);
  const { shape } = find("module/Embeddings_en");
  const narrow = shape[1] ?? 0;
  const first = composeLayer(composing, placed, {
    number: 0,
    width: narrow,
    gather: (value) => value,
  });
  const mean = composeLayer(composing, first, {
    number: 1,
    width: 2 * narrow,
    gather: (value) => graph.apply("MatMul", ["shares", value]),
  });
  const scope = "hidden_layers/tanh_layer_0";
  const matrix = weightsOf(composing, `${scope}/weights`);
  const bent = graph.apply("Tanh", [connect(composing, mean, matrix, `${scope}/bias`)]);
  const length = graph.apply("ReduceL2", [bent, graph.whole(-1)], { keepdims: 1 });
  return graph.finish({
    whole: { ids: [1, "tokens"] },
    floats: {
      positions: ["tokens", narrow],
      mask: [1, 1, "tokens", "tokens"],
      shares: [1, "texts", "tokens"],
    },
    result: graph.apply("Div", [bent, length]),
  });
}
