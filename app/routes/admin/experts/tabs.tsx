import { Outlet } from "react-router";

/** This frame is being built. */
export default function Tabs() {
  return <Outlet />;
}
