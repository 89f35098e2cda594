import type { ReactNode } from "react";
import type { Words } from "#values/say.ts";
import { useSay } from "./language.tsx";

/** What a message shows: elements, or a sentence in the language of the page. */
export function Said({ children }: { children: ReactNode | Words }): ReactNode {
  const say = useSay();
  return isWords(children) ? say(children) : children;
}

function isWords(shown: ReactNode | Words): shown is Words {
  return typeof shown === "object" && shown !== null && "en" in shown && "es" in shown;
}
