import type { MarkRole } from "@elenchus/domain/marks";
import type { ReactNode } from "react";
import { MarkTag } from "../../ui/mark-tag.tsx";

/** A small argument taken apart: shows, rather than says, what is learnt here. */
export function SampleArgument() {
  return (
    <figure className="mt-10 max-w-[36rem]">
      <p className="border-l-2 border-accent pl-5 font-serif text-xl leading-loose sm:pl-7">
        <Part part="conclusion">Our town should keep its night bus</Part>, for{" "}
        <Part part="reason">people on the late shift have no other way home</Part>. Besides,{" "}
        <Part part="reason">
          it is <strong className="font-semibold">hardly ever</strong> empty
        </Part>
        .
      </p>
      <figcaption className="mt-4 pl-5 text-[0.9375rem] text-ink-soft sm:pl-7">
        Hardly ever empty: always somebody on board, or always well filled? The argument depends on
        it.
      </figcaption>
    </figure>
  );
}

function Part({ part, children }: { part: MarkRole; children: ReactNode }) {
  return (
    <>
      <span className={`mark-line mark-line-${part}`}>{children}</span> <MarkTag part={part} />
    </>
  );
}
