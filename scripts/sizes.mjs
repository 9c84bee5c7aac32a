// `npm run sizes`: how large dialogue, tutor and curriculum are, beside their budgets. A report: it never fails.
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { ROOT } from "./setup/paths.mjs";

const NOT_PRODUCT = /\.test\.ts$|\/build-/;
/**
 * What only a pattern has: groups of its own, classes, escapes, alternatives, what may be absent. A list of plain words is
 * data, and has none of it.
 */
const OF_PATTERN =
  /\(\?[:=!<]|\\[bBdDpPsSwW]|\]\??[+*]|[\p{L})\]]\|[\p{L}(]|[\p{L})\]]\?[\p{L}(]| \?[\p{L}]/u;
/** Data are weights when more than this share of their characters are digits: of texts, hardly one in five hundred are. */
const DIGITS = 0.1;
/** Its pieces of words are numbered, and nothing is fitted; neither are lists of limits and prices. */
const NO_WEIGHTS = /\/(?:tokenizer|limits|prices)\.json$/;

/** @param {string} pattern */
function readAll(pattern) {
  return globSync(pattern, { cwd: ROOT })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
}

/** @param {string} text */
const countLines = (text) => text.split("\n").length - 1;

/**
 * Every pattern of a file of code: a literal, what `new RegExp` is handed, and a string that such a one is put together of.
 * @param {{ path: string, text: string }} file
 */
function listInCode({ path, text }) {
  /** @type {string[]} */
  const found = [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    else if (ts.isNewExpression(node) && node.expression.getText(source) === "RegExp") {
      found.push(node.arguments?.[0]?.getText(source) ?? "");
      return;
    } else if (ts.isStringLiteralLike(node) && OF_PATTERN.test(node.text)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Every pattern of a file of data, however deep it stands.
 * @param {{ text: string }} file
 */
function listInData({ text }) {
  /** @type {string[]} */
  const found = [];
  JSON.parse(text, (_key, /** @type {unknown} */ value) => {
    if (typeof value === "string" && OF_PATTERN.test(value)) found.push(value);
    return value;
  });
  return found;
}

/** @param {string} text */
const isWeights = (text) => text.replaceAll(/\D/gu, "").length > text.length * DIGITS;

/** @param {readonly number[]} sorted @param {number} share */
const atShare = (sorted, share) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;

const product = readAll("packages/{dialogue,tutor}/{*,src/**/*}.ts").filter(
  ({ path }) => !NOT_PRODUCT.test(path),
);
const data = readAll("packages/*/{library,src}/**/*.json").filter(
  ({ path }) => !NO_WEIGHTS.test(path),
);
const weights = [
  ...data.filter(({ text }) => isWeights(text)).map(({ path }) => path),
  ...globSync("packages/*/src/**/*.onnx", { cwd: ROOT }),
];
const curriculum = readAll("packages/curriculum/src/**/*.ts");

const lines = product.map(({ text }) => countLines(text)).toSorted((one, other) => one - other);
/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((whole, one) => whole + one, 0);
const inCode = product.flatMap(listInCode);
const inData = data.filter(({ path }) => !weights.includes(path)).flatMap(listInData);
const patterns = [...inCode, ...inData];

/** @type {readonly (readonly [what: string, size: number, budget: number])[]} */
const ROWS = [
  ["Dialogue and tutor: lines of product code", sum(lines), 14_500],
  ["patterns, in code and data", patterns.length, 300],
  ["characters of the longest", Math.max(...patterns.map(({ length }) => length)), 400],
  ["weight files: the reader", weights.length, 1],
  [
    "KB of weights",
    Math.round(sum(weights.map((path) => statSync(join(ROOT, path)).size)) / 1024),
    24_000,
  ],
  ["lines of a file, median", atShare(lines, 0.5), 60],
  ["lines of a file, 95 of 100", atShare(lines, 0.95), 180],
  ["lines of the longest file", lines.at(-1) ?? 0, 250],
  ["Curriculum: lines of TypeScript", sum(curriculum.map(({ text }) => countLines(text))), 5000],
];

for (const [what, size, budget] of ROWS) {
  const number = size.toLocaleString("en-GB").padStart(7);
  const over = size > budget ? `  ${(size - budget).toLocaleString("en-GB")} over` : "";
  console.log(
    `${what.padEnd(42)} ${number} of ${budget.toLocaleString("en-GB").padStart(6)}${over}`,
  );
}
console.log(
  `Patterns: ${inCode.length} in code, ${inData.length} in data. Weights: ${weights.join(", ")}`,
);
