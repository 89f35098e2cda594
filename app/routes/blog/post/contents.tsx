import type { OutlineEntry } from "#ui/markdown/article-tree.ts";

/** A post with fewer headings is read without a table of contents. */
const leastHeadings = 3;

/** The table of contents: beside the text where there is room, else closed above it. */
export function Contents({ outline }: { outline: readonly OutlineEntry[] }) {
  if (outline.length < leastHeadings) return null;
  return (
    <>
      <nav aria-label="In this article" className="post-contents-beside">
        <p>In this article</p>
        <Entries outline={outline} />
      </nav>
      <details className="post-contents-above">
        <summary>In this article</summary>
        <nav aria-label="In this article">
          <Entries outline={outline} />
        </nav>
      </details>
    </>
  );
}

function Entries({ outline }: { outline: readonly OutlineEntry[] }) {
  return (
    <ol>
      {outline.map(({ id, level, words }) => (
        <li key={id} className={level === 3 ? "post-contents-inner" : undefined}>
          <a href={`#${id}`}>{words}</a>
        </li>
      ))}
    </ol>
  );
}
