import type { LinksFunction } from "react-router";
import { Outlet } from "react-router";
import styles from "./frame/room.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** A session fills its window, in the frame of another page or on its own: no header, no footer. */
export default function SessionFrame() {
  return <Outlet />;
}
