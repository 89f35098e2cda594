import { Outlet } from "react-router";
import { DeletionLine } from "./deletion-line.tsx";
import { Header } from "./header.tsx";

/** A screen of the whole window below the shared header, without the footer. It brings its `main`. */
export default function AppLayout() {
  return (
    <>
      <a href="#main" className="button button-primary skip-link">
        Skip to content
      </a>
      <Header />
      <DeletionLine />
      <Outlet />
    </>
  );
}
