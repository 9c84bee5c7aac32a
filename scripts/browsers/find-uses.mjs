import { parse } from "acorn";
import { ancestor, full } from "acorn-walk";

/** The newest syntax that all supported browsers read; the build writes nothing newer. */
const SYNTAX = 2022;
const GLOBAL_OBJECTS = new Set(["window", "globalThis", "self"]);

/** @typedef {import("acorn").AnyNode} Node */

/** @param {Node | undefined} node @returns {string | null} */
function nameOf(node) {
  if (node?.type !== "MemberExpression") return null;
  const { property, computed } = node;
  if (!computed) return property.type === "Identifier" ? property.name : null;
  if (property.type === "Literal")
    return typeof property.value === "string" ? property.value : null;
  const isPlain = property.type === "TemplateLiteral" && property.expressions.length === 0;
  return isPlain ? (property.quasis[0]?.value.cooked ?? null) : null;
}

/** The global that an expression names: `Promise`, `window.Promise`. @param {Node} node @returns {string | null} */
function globalOf(node) {
  if (node.type === "Identifier") return node.name;
  if (node.type !== "MemberExpression" || node.object.type !== "Identifier") return null;
  return GLOBAL_OBJECTS.has(node.object.name) ? nameOf(node) : null;
}

/** Names that the text itself binds: these are no globals. @param {Node} tree */
function listBindings(tree) {
  /** @type {Set<string>} */
  const bound = new Set();
  full(tree, (node, _state, type) => {
    if (type === "VariablePattern" && node.type === "Identifier") bound.add(node.name);
    else if ("id" in node && node.id?.type === "Identifier") bound.add(node.id.name);
    else if ("local" in node && node.local.type === "Identifier") bound.add(node.local.name);
  });
  return bound;
}

/** `typeof X` fails nowhere, and asks whether there is one. @param {readonly Node[]} ancestors */
function isAsked(ancestors) {
  const parent = ancestors.at(-2);
  return parent?.type === "UnaryExpression" && parent.operator === "typeof";
}

/**
 * What a script uses that the supported browsers lack, as `Promise.withResolvers`, `scheduler`, `.showPopover()`.
 * @param {string} script
 * @param {import("./list-newer.mjs").Newer} newer
 * @returns {Set<string>}
 * @throws SyntaxError where the script has syntax that is too new
 */
export function findUses(script, newer) {
  const tree = parse(script, { ecmaVersion: SYNTAX, sourceType: "module" });
  const bound = listBindings(tree);
  /** @type {Set<string>} */
  const uses = new Set();
  ancestor(tree, {
    Identifier({ name }, _state, ancestors) {
      if (newer.globals.has(name) && !bound.has(name) && !isAsked(ancestors)) uses.add(name);
    },
    MemberExpression(node) {
      const name = nameOf(node);
      if (name === null) return;
      const owner = node.optional ? null : globalOf(node.object);
      if (owner !== null && !bound.has(owner) && newer.statics.get(owner)?.has(name)) {
        uses.add(`${owner}.${name}`);
      } else if (owner !== null && GLOBAL_OBJECTS.has(owner) && newer.globals.has(name)) {
        uses.add(name);
      }
    },
    // To read what is not there does no harm; to call it does.
    CallExpression({ callee, optional }) {
      const name = nameOf(callee);
      if (name !== null && !optional && newer.members.has(name)) uses.add(`.${name}()`);
    },
  });
  return uses;
}
