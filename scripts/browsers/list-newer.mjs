import data from "@mdn/browser-compat-data" with { type: "json" };

/**
 * What the supported browsers lack, by how it is written.
 * @typedef {object} Newer
 * @property {Set<string>} globals `scheduler`, `Iterator`
 * @property {Map<string, Set<string>>} statics `Promise` → `withResolvers`
 * @property {Set<string>} members names that no older interface has: `startViewTransition`
 */

/** @typedef {import("@mdn/browser-compat-data").Identifier} Identifier */
/** @typedef {Readonly<Record<string, number>>} Browsers */

/** What goes by the version of its desktop browser. @type {Readonly<Record<string, readonly string[]>>} */
const ENGINES = {
  chrome: ["chrome", "chrome_android"],
  firefox: ["firefox", "firefox_android"],
  safari: ["safari", "safari_ios"],
};

/**
 * `["chrome 111", …]` of package.json as versions.
 * @param {readonly string[]} browserslist
 * @returns {Browsers}
 */
export function readBrowsers(browserslist) {
  return Object.fromEntries(
    browserslist.map((line) => {
      const [name = "", version = ""] = line.replace(/\s*>=\s*/u, " ").split(" ");
      return [name, Number.parseFloat(version)];
    }),
  );
}

/**
 * @param {Identifier} feature
 * @param {string} browser
 * @param {number} version
 */
function isIn(feature, browser, version) {
  const support = feature.__compat?.support[/** @type {"chrome"} */ (browser)];
  if (support === undefined) return true;
  return [support]
    .flat()
    .some(({ version_added: added, version_removed, flags, prefix, alternative_name }) => {
      if (flags || prefix || alternative_name || typeof added !== "string") return false;
      if (typeof version_removed === "string" && Number.parseFloat(version_removed) <= version)
        return false;
      return added !== "preview" && Number.parseFloat(added.replace("≤", "")) <= version;
    });
}

/** @param {Identifier} feature @param {Browsers} browsers */
function isNewer(feature, browsers) {
  if (!feature.__compat) return false;
  return Object.entries(browsers).some(([name, version]) =>
    (ENGINES[name] ?? []).some((browser) => !isIn(feature, browser, version)),
  );
}

/** @param {Identifier} parent @returns {[string, Identifier][]} */
function childrenOf(parent) {
  const { __compat, ...children } = parent;
  return Object.entries(children);
}

/** BCD marks what stands on an interface itself; built-in statics have no mark, and are known by their path. */
const STATIC = /_static$/u;
/** No names: notes about behaviour, constructors, events, symbols. */
const NO_NAME = /_(?:event|parameter|supported|permission|param|option)|[^\w$]|^worker_support$/u;

/** @param {string} path @param {string} owner @param {string} name */
function isBuiltInStatic(path, owner, name) {
  return (
    path === "javascript" &&
    Object.hasOwn(/** @type {object} */ (Reflect.get(globalThis, owner) ?? {}), name)
  );
}

/**
 * One interface (`name` is null) or what it has.
 * @typedef {object} Feature
 * @property {"api" | "javascript"} path
 * @property {string} owner
 * @property {string | null} name
 * @property {boolean} isStatic
 * @property {boolean} isNewer
 * @property {boolean} isOwnerNewer
 */

/**
 * All interfaces of browsers and of the language, and what they have.
 * @param {Browsers} browsers
 * @returns {Feature[]}
 */
export function listFeatures(browsers) {
  const { builtins } = data.javascript;
  const trees = /** @type {const} */ ([
    ["api", data.api],
    ["javascript", { ...builtins, ...builtins?.["Intl"] }],
  ]);
  return trees.flatMap(([path, tree]) =>
    childrenOf(tree).flatMap(([owner, feature]) => {
      const isOwnerNewer = isNewer(feature, browsers);
      const about = { path, owner, isOwnerNewer };
      const members = childrenOf(feature).flatMap(([key, member]) => {
        const name = key.replace(STATIC, "");
        if (name === owner || NO_NAME.test(name)) return [];
        const isStatic = key !== name || isBuiltInStatic(path, owner, name);
        return [{ ...about, name, isStatic, isNewer: isNewer(member, browsers) }];
      });
      return [{ ...about, name: null, isStatic: false, isNewer: isOwnerNewer }, ...members];
    }),
  );
}

/**
 * What of these can be told by its name in a script. A member whose name some older interface has too cannot,
 * and is left to the types (`lib` of the web app's tsconfig.json).
 * @param {readonly Feature[]} features
 * @returns {Newer}
 */
export function listNewer(features) {
  /** @type {Newer} */
  const newer = { globals: new Set(), statics: new Map(), members: new Set() };
  /** @type {Pick<Newer, "globals" | "members">} */
  const older = { globals: new Set(), members: new Set(OLD_NAMES) };
  for (const { path, owner, name, isStatic, isOwnerNewer, ...feature } of features) {
    const { globals, members } = feature.isNewer ? newer : older;
    if (name === null) globals.add(owner);
    else if (isStatic && feature.isNewer) {
      newer.statics.set(owner, (newer.statics.get(owner) ?? new Set()).add(name));
    } else {
      if (owner === "Window") globals.add(name);
      // What a newer interface has is out of reach where there is no such interface.
      if (!isOwnerNewer || (feature.isNewer && path === "javascript")) members.add(name);
    }
  }
  for (const name of older.members) newer.members.delete(name);
  for (const name of older.globals) newer.globals.delete(name);
  return newer;
}

/** Names that objects of all programs have. */
const OLD_NAMES = ["get", "set"];
