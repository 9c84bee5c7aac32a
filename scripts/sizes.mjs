// `npm run sizes`: how large dialogue, tutor and curriculum are, beside their budgets. A report: it never fails.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { ROOT } from "./setup/paths.mjs";

const NOT_PRODUCT = /\.test\.ts$|\/build-/;
/** As the budget counts them, line by line. */
const REGULAR_EXPRESSION = /(?:[=(,:[]|^) *\/[^/*\n ][^/\n]*\/[a-z]*|new RegExp\(/gm;
/** Data are weights when more than this share of their characters are digits: of texts, hardly one in five hundred are. */
const DIGITS = 0.1;

/** @param {string} pattern */
function readAll(pattern) {
  return globSync(pattern, { cwd: ROOT })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
}

/** @param {string} text */
const countLines = (text) => text.split("\n").length - 1;

/**
 * The source of every regular expression of a file, as a literal or as what `new RegExp` is handed.
 * @param {{ path: string, text: string }} file
 */
function listExpressions({ path, text }) {
  /** @type {string[]} */
  const found = [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    else if (ts.isNewExpression(node) && node.expression.getText(source) === "RegExp")
      found.push(node.arguments?.[0]?.getText(source) ?? "");
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** @param {string} text */
const isWeights = (text) => text.replaceAll(/\D/gu, "").length > text.length * DIGITS;

/** @param {readonly number[]} sorted @param {number} share */
const atShare = (sorted, share) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;

const product = readAll("packages/{dialogue,tutor}/{*,src/**/*}.ts").filter(
  ({ path }) => !NOT_PRODUCT.test(path),
);
const weights = readAll("packages/{dialogue,tutor}/src/**/*.json").filter(({ text }) =>
  isWeights(text),
);
const curriculum = readAll("packages/curriculum/src/**/*.ts");

const lines = product.map(({ text }) => countLines(text)).toSorted((one, other) => one - other);
/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((whole, one) => whole + one, 0);
const expressions = product.flatMap(listExpressions);

/** @type {readonly (readonly [what: string, size: number, budget: number])[]} */
const ROWS = [
  ["Dialogue and tutor: lines of product code", sum(lines), 17_500],
  [
    "regular expressions",
    sum(product.map(({ text }) => [...text.matchAll(REGULAR_EXPRESSION)].length)),
    250,
  ],
  ["characters of the longest", Math.max(...expressions.map(({ length }) => length)), 400],
  ["weight files", weights.length, 3],
  [
    "KB of weights",
    Math.round(sum(weights.map(({ text }) => Buffer.byteLength(text))) / 1024),
    300,
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
