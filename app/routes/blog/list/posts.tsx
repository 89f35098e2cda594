import { href } from "react-router";
import { blogAddress } from "#features/blog/reading/addresses.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import type { BlogList } from "./list-data.ts";
import { FeedLinks } from "./list-head.tsx";
import { PostCard } from "./post-card.tsx";

/** The cards of a page, the newest one wide, or why there are none. */
export function Posts({ list }: { list: BlogList }) {
  const { filters, posts, failure } = list;
  if (failure) {
    return (
      <EmptyState
        title={failure}
        icon="alert"
        action={<ButtonLink to={blogAddress(filters)}>Try again</ButtonLink>}
      />
    );
  }
  if (posts.rows.length === 0) return <NoPosts list={list} />;
  return (
    <>
      <ul className="blog-grid">
        {posts.rows.map((post, place) => (
          <li key={post.id}>
            <PostCard post={post} lead={place === 0} eager={place < 3} />
          </li>
        ))}
      </ul>
      <Pagination
        page={posts.page}
        pages={posts.pages}
        addressOf={(page) => blogAddress({ ...filters, page })}
      />
      <FeedLinks tag={filters.tag} />
    </>
  );
}

function NoPosts({ list: { filters } }: { list: BlogList }) {
  const isNarrow = filters.q !== "" || filters.tag !== "";
  return (
    <EmptyState
      title="No Articles Found"
      action={
        isNarrow ? (
          <ButtonLink to={href("/blog")}>Show all articles</ButtonLink>
        ) : (
          <ButtonLink to={href("/races")}>Find a race</ButtonLink>
        )
      }
    >
      <p>
        {isNarrow
          ? "No article has these words. Try fewer of them, or another tag."
          : "The first articles are being written. Until then, the races are a good read."}
      </p>
    </EmptyState>
  );
}
