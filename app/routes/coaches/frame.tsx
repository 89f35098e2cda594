import { Outlet } from "react-router";

/** This frame is being built. */
export default function Frame() {
  return <Outlet />;
}
