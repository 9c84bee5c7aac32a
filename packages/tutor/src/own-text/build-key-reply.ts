import type { OwnTextForm, OwnTextPart } from "@elenchus/domain/own-text";

/** For tests: what a model writes that proposes a form's own key. */
export function buildKeyReply({ module, points, flaw }: OwnTextForm) {
  const claims = (part: OwnTextPart) =>
    points
      .filter((one) => one.part === part)
      .map(({ sentence: quote, name, ways }) => ({ quote, name, ways: [...ways] }));
  const [conclusion] = claims("conclusion");
  const common = { conclusion, reasons: claims("reason") };
  if (module === 1)
    return {
      ...common,
      terms: claims("term").map(({ name: phrase, ways }) => {
        const [firstMeaning, secondMeaning, stake] = ways;
        return { phrase, firstMeaning, secondMeaning, stake };
      }),
    };
  if (module === 4) {
    const [[preferred], [neglected]] = [claims("first_value"), claims("second_value")];
    return { ...common, preferred, neglected, ranking: neglected?.quote };
  }
  if (module === 5 || module === 7)
    return { ...common, flaws: claims("flaw").map((one) => ({ ...one, kind: flaw })) };
  return { ...common, findings: claims("find") };
}
