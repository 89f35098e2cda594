import type { ComponentProps } from "react";
import { TextField } from "../form/field.tsx";
import { useFollowing } from "../form/following/following.ts";

/**
 * The words of a search. It shows those that the page was asked for, and keeps the focus when the
 * answer arrives: a new element for every answer would lose it.
 */
export function SearchField({
  words,
  ...rest
}: { words: string } & Omit<ComponentProps<typeof TextField>, "value" | "onChange">) {
  const [typed, type] = useFollowing(words);
  return (
    <TextField
      type="search"
      enterKeyHint="search"
      {...rest}
      value={typed}
      onChange={(event) => type(event.target.value)}
    />
  );
}
