import { readFileSync } from "node:fs";
import { createReader } from "@elenchus/tutor/reader/reader";
import { actText, READ_ACTS } from "@elenchus/tutor/reader/act-text";
import { splitSentences } from "@elenchus/domain/split-sentences";
const reader = createReader();
for (const f of ["pc", "pd"]) {
  const blocks = readFileSync(`/tmp/h/log-${f}.txt`, "utf8").split(
    /\n(?=ME: |TUTOR: |PASSAGE: |#####|SUMMARY|END: )/u,
  );
  let last = "";
  for (const b of blocks) {
    if (b.startsWith("TUTOR: ")) last = b.slice(7).replace(/\n  \[(choices|asks).*$/su, "");
    if (!b.startsWith("ME: ")) continue;
    const m = b.slice(4);
    const ss = splitSentences(m);
    const texts = ss.length > 1 ? [m, ...ss] : [m];
    const rs = await reader.read(texts.map((t) => [actText(last), t] as const));
    console.log("--", last.slice(-90).replace(/\n/g, " "));
    rs.forEach(({ acts }, i) => {
      const top = READ_ACTS.map((a, k) => [a, acts[k] ?? 0] as const)
        .toSorted((x, y) => y[1] - x[1])
        .slice(0, 3);
      console.log(
        i === 0 ? "W" : "  s",
        texts[i],
        "|",
        top.map(([a, v]) => `${a} ${v.toFixed(2)}`).join(" "),
      );
    });
  }
}
process.exit();
