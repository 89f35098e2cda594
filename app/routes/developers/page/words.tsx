import { Fragment } from "react";

/** A sentence of the document, with the parts between backticks as code. */
export function Words({ text }: { text: string }) {
  return text.split("`").map((part, place) => {
    const key = `${place} ${part}`;
    return place % 2 === 0 ? <Fragment key={key}>{part}</Fragment> : <code key={key}>{part}</code>;
  });
}
