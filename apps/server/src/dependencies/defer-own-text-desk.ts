import type { OwnTextDesk } from "@elenchus/dialogue/own-text";
import type { Tutor } from "@elenchus/dialogue/tutor";

/** The built-in tutor's desk for own texts; loaded by the first who brings one. */
export function deferOwnTextDesk(builtIn: Tutor): OwnTextDesk {
  let loaded: Promise<OwnTextDesk> | null = null;
  const open = async (): Promise<OwnTextDesk> => {
    const { createOwnTextDesk } = await import("@elenchus/tutor/own-text/own-text-desk");
    return createOwnTextDesk(builtIn);
  };
  const load = (): Promise<OwnTextDesk> => (loaded ??= open());
  return {
    examine: async (...asked) => (await load()).examine(...asked),
    startFrom: async (...asked) => (await load()).startFrom(...asked),
  };
}
