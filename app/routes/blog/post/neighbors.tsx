import { href, Link } from "react-router";
import type { NeighborPost } from "#features/blog/reading/post-page.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";

/** The ways on: to the article before, to the one after, and to all. */
export function Neighbors({
  newer,
  older,
}: {
  newer: NeighborPost | null;
  older: NeighborPost | null;
}) {
  return (
    <nav aria-label="More articles" className="post-neighbors">
      {older && (
        <Link to={href("/blog/:id", { id: older.id })} rel="prev" className="post-neighbor">
          <span>Previous article</span>
          <b>{older.title}</b>
        </Link>
      )}
      {newer && (
        <Link
          to={href("/blog/:id", { id: newer.id })}
          rel="next"
          className="post-neighbor post-neighbor-next"
        >
          <span>Next article</span>
          <b>{newer.title}</b>
        </Link>
      )}
      <p>
        <TextLink look="strong" to={href("/blog")}>
          Browse all articles
        </TextLink>
      </p>
    </nav>
  );
}
