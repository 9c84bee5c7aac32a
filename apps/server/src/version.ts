import project from "../../../package.json" with { type: "json" };

/** The program's version, as `package.json` at the root has it: the only place where it is written. */
export const VERSION: string = project.version;
