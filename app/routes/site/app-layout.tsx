import { Outlet } from "react-router";
import { useSay } from "#ui/language/language.tsx";
import { DeletionLine } from "./deletion-line.tsx";
import { Header } from "./header.tsx";

/** A screen of the whole window below the shared header, without the footer. It brings its `main`. */
export default function AppLayout() {
  const say = useSay();
  return (
    <>
      <a href="#main" className="button button-primary skip-link">
        {say({ en: "Skip to content", es: "Ir al contenido" })}
      </a>
      <Header />
      <DeletionLine />
      <Outlet />
    </>
  );
}
