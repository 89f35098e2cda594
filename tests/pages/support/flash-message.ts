import type { Visitor } from "./visitor.ts";

/** After a form that no page has sent: the next page would show its message. */
export function dropFlashMessage(visitor: Visitor) {
  visitor.setCookie("dorsal.said", "");
}
