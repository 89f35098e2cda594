/** A piece of code to copy, with a caption. */
export function Code({ title, children }: { title: string; children: string }) {
  return (
    <figure className="mt-4 min-w-0">
      <figcaption className="text-sm text-muted">{title}</figcaption>
      {/* A long line is scrolled to by keyboard, too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <pre tabIndex={0} className="card mt-1 overflow-x-auto p-4 text-sm">
        <code>{children}</code>
      </pre>
    </figure>
  );
}
