import { blogAddress } from "#features/blog/reading/addresses.ts";
import { LinkChip } from "#ui/list/chip.tsx";

/** The tags of a post, each with the way to its list. */
export function PostTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="post-tags">
      {tags.map((tag) => (
        <li key={tag}>
          <LinkChip to={blogAddress({ tag })}>{tag}</LinkChip>
        </li>
      ))}
    </ul>
  );
}
