import type { ModerateTexts } from "@elenchus/dialogue/moderation";

/** For tests: a moderator that finds these texts unfit, all others fit, and keeps what it was shown. */
export function buildModerator(isUnfit: (text: string) => boolean = () => false) {
  const shown: (readonly string[])[] = [];
  const moderate: ModerateTexts = async (texts) => {
    shown.push(texts);
    return texts.map((text) =>
      isUnfit(text) ? { isFit: false, category: "violence" } : { isFit: true, category: null },
    );
  };
  return { moderate, shown };
}
