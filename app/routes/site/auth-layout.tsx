import { href, Link, type LinksFunction, Outlet } from "react-router";
import styles from "./auth.css?url";
import { LanguageLink } from "./language-link.tsx";
import { Logo } from "./logo.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The screens on which people prove who they are: a bib to sign on, and no shared header. */
export default function AuthLayout() {
  return (
    <>
      <header className="container-page flex justify-center pt-8 pb-6 sm:pt-14">
        <Link to={href("/")} className="logo">
          <Logo />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="flex-1 px-4 pb-16 outline-none">
        <div className="auth-bib">
          <Outlet />
        </div>
        <p className="auth-language">
          <LanguageLink />
        </p>
      </main>
    </>
  );
}
