/**
 * The name of the house, with the epsilon it begins with in Greek.
 * @param props.crowded whether other things stand beside it: on the narrowest screens it is then the letter alone
 * @param props.packed whether long ones do: on every phone it is
 */
export function Wordmark({ crowded, packed = false }: { crowded: boolean; packed?: boolean }) {
  const narrow = packed ? "max-[30rem]:sr-only" : "max-[22.5rem]:sr-only";
  return (
    <span className="inline-flex items-center gap-2.5 font-serif text-xl font-semibold tracking-tight">
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8">
        <rect width="32" height="32" rx="8" className="fill-accent" />
        <path
          d="M21.2 11.4C20 9.6 18.2 8.6 16 8.6c-3 0-5 1.5-5 3.7s1.8 3.5 4.6 3.5h1.2-1.6c-3.2 0-5.2 1.5-5.2 3.9 0 2.4 2.2 4 5.7 4 2.5 0 4.5-1 5.8-2.9"
          fill="none"
          className="stroke-on-accent"
          strokeWidth={2.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className={crowded ? narrow : ""}>Elenchus</span>
    </span>
  );
}
