import type { ReactNode } from "react";

/** A small argument taken apart: shows, rather than says, what is learnt here. */
export function SampleArgument() {
  return (
    <figure className="mt-10 max-w-[36rem]">
      <p className="border-l-2 border-accent pl-5 font-serif text-xl leading-loose sm:pl-7">
        <Part name="conclusion" line="decoration-solid">
          Our town should keep its night bus
        </Part>
        , for{" "}
        <Part name="reason" line="decoration-dotted">
          people on the late shift have no other way home
        </Part>
        . Besides,{" "}
        <Part name="reason" line="decoration-dotted">
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

function Part({ name, line, children }: { name: string; line: string; children: ReactNode }) {
  return (
    <>
      <span
        className={`underline decoration-accent decoration-2 underline-offset-[0.35em] ${line}`}
      >
        {children}
      </span>
      <span className="ml-1.5 rounded bg-accent-soft px-1.5 py-0.5 align-middle font-sans text-sm font-semibold text-accent">
        {name}
      </span>
    </>
  );
}
