import { afterAll } from "vitest";
import { dropMadeDatabases } from "./build-database.ts";

// Set-up of every test file: its first hook is the last one to run.
afterAll(dropMadeDatabases);
