import * as z from "zod/mini";

const EXAMPLE = "smtp://user:password@mail.example.org:587";

/** Ports on which a server expects the other of both schemes, and never answers this one. */
const WRONG_PORTS: Readonly<Record<string, readonly string[]>> = {
  "smtp:": ["465"],
  "smtps:": ["25", "587"],
};

/** @param isRight told of an address; what is none has been refused already */
function rule(isRight: (url: URL) => boolean, text: string) {
  return z.refine<string>((given) => {
    const url = URL.parse(given);
    return url === null || isRight(url);
  }, text);
}

/** Where mail goes out. */
export const SmtpUrl = z
  .url({ protocol: /^smtps?$/, error: `must be an address such as ${EXAMPLE}`, abort: true })
  .check(
    rule(({ hostname }) => hostname !== "", `must name a server, as in ${EXAMPLE}`),
    rule(
      ({ protocol, port }) => WRONG_PORTS[protocol]?.includes(port) !== true,
      "has the scheme of another port, and would get no answer: write smtps:// for port 465, smtp:// for 587 and 25",
    ),
    rule(
      ({ username, password }) => (username === "") === (password === ""),
      `must name user and password, as in ${EXAMPLE}, or neither of them; the @ in a user is written as %40`,
    ),
    rule(
      ({ searchParams }) =>
        [...searchParams].every(
          ([name, value]) =>
            name.toLowerCase() !== "requiretls" ||
            (name === "requireTLS" && /^(?:true|false)$/u.test(value)),
        ),
      "must write ?requireTLS=true just so: otherwise mail goes out without it",
    ),
  );
