import { lazy, type ReactNode, Suspense } from "react";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useSite } from "./site.ts";

/** Loaded only for the people whose account waits for its deletion. The server has it at hand. */
const DeletionNotice = import.meta.env.SSR
  ? (await import("#features/accounts/deletion/deletion-notice.tsx")).DeletionNotice
  : lazy(async () => ({
      default: (await import("#features/accounts/deletion/deletion-notice.tsx")).DeletionNotice,
    }));

/** Header, main part and footer around a page of the public site. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const site = useSite();
  return (
    <>
      <a href="#main" className="button button-primary skip-link">
        Skip to content
      </a>
      <Header />
      {site.deletedOn && (
        <Suspense>
          <DeletionNotice day={site.deletedOn} />
        </Suspense>
      )}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer site={site} />
    </>
  );
}
