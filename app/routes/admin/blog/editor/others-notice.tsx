import type { OtherEditor } from "#features/blog/editing/work.ts";
import { Notice } from "#ui/message/notice.tsx";

/** Says which other tabs and people have the post open. */
export function OthersNotice({ others }: { others: readonly OtherEditor[] }) {
  const names = [...new Set(others.filter(({ isSelf }) => !isSelf).map(({ name }) => name))];
  const isElsewhere = others.some(({ isSelf }) => isSelf);
  if (others.length === 0) return null;
  return (
    <Notice icon="people">
      {names.length > 0 && (
        <p>
          {inWords(names)} {names.length === 1 ? "has" : "have"} this post open too.
        </p>
      )}
      {isElsewhere && <p>You have this post open in another tab.</p>}
      <p className="text-sm text-muted">
        The second to save is shown what was changed meanwhile, and overwrites nothing unasked.
      </p>
    </Notice>
  );
}

/** `Ana and Luis` */
function inWords(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
