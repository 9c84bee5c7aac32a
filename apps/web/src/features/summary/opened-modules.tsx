/** All that there are, but the first. */
const SIX = 6;

/** The moment when the other modules open. */
export function OpenedModules({ count }: { count: number }) {
  return (
    <section aria-labelledby="opened" className="opened-modules">
      <h3 id="opened" className="heading-1">
        {count === SIX ? "Six" : count} modules are open
      </h3>
      <p className="mt-2">
        You can take an argument apart. From now on you find what is wrong with it: what is missing,
        what goes unsaid, and where the reasoning slips.
      </p>
    </section>
  );
}
