import { href } from "react-router";

/** Where the letters to organizers lead. */
export function letterLinks(origin: string) {
  return { workspace: origin + href("/organize"), contact: origin + href("/contact") };
}
