/** An address that breaks before its domain when it has no room, and not before the last letter. */
export function EmailText({ children }: { children: string }) {
  const [name, ...domain] = children.split(/(?=@)/);
  return (
    <>
      {name}
      <wbr />
      {domain}
    </>
  );
}
