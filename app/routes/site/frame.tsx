import type { ReactNode } from "react";
import { DeletionNotice } from "#features/accounts/deletion/deletion-notice.tsx";
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
      {site.deletedOn && <DeletionNotice day={site.deletedOn} />}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer site={site} />
    </>
  );
}
