import type { ComponentProps } from "react";

/**
 * A link to another page of ours that costs no more than an `<a>`: `FollowLinks` turns to it without
 * loading the document anew. The router's own `Link` asks the router four times for every one of
 * them; take that for links which keep the scroll position.
 * @param to - a path with what follows it, from `href()`
 * @param early - fetches the page as soon as somebody points at the link
 */
export function PageLink({
  to,
  early = false,
  ...rest
}: { to: string; early?: boolean } & Omit<ComponentProps<"a">, "href" | "target" | "download">) {
  return <a {...rest} href={to} data-page={early ? "early" : ""} />;
}

/** Attributes of an element whose `PageLink`s are all followed with this state: `<ul {...linkState({ list })}>` */
export function linkState(state: Record<string, unknown>) {
  return { "data-link-state": JSON.stringify(state) };
}
