/**
 * Packages that the built server does not have inside itself: they are native, or read files that lie beside them. It
 * looks for them in `node_modules` when it runs.
 */
export const RUNTIME_PACKAGES = ["argon2", "@electric-sql/pglite", "onnxruntime-node"];
