import { Outlet } from "react-router";
import { SiteFrame } from "./frame.tsx";

/** Every page with the shared header. */
export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
