/** The Model Context Protocol. */
export function Assistants({ origin }: { origin: string }) {
  return (
    <p>
      Assistants find and compare races at <code className="wrap-anywhere">{`${origin}/mcp`}</code>,
      by the Model Context Protocol over HTTP. The server keeps no sessions, so a <code>GET</code>{" "}
      is 405 and the lists of tools and resources never change. Six tools read races, reviews,
      courses and paces; none writes, and none needs a key. A program with a key sends it as at the
      API, for a limit of its own.
    </p>
  );
}
