/** An address, or a user name. Where it has no room it goes on before its "@", and not in the middle of a word. */
export function MailAddress({ address }: { address: string }) {
  const [name = "", ...host] = address.split("@");
  if (host.length === 0) return name;
  return (
    <>
      {name}
      <wbr />@{host.join("@")}
    </>
  );
}
