import type { ReactNode } from "react";
import { DeletionLine } from "./deletion-line.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useSite } from "./site.ts";

/** Header, main part and footer around a page of the public site. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const site = useSite();
  return (
    <>
      <a href="#main" className="button button-primary skip-link">
        Skip to content
      </a>
      <Header />
      <DeletionLine />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer site={site} />
    </>
  );
}
