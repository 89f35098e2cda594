import type { LinksFunction } from "react-router";
import { Outlet } from "react-router";
import starsStyles from "#ui/form/stars-input.css?url";
import styles from "./frame/room.css?url";

export const links: LinksFunction = () =>
  [starsStyles, styles].map((href) => ({ rel: "stylesheet", href }));

/** A session fills its window, in the frame of another page or on its own: no header, no footer. */
export default function SessionFrame() {
  return <Outlet />;
}
