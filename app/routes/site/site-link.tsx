import { Link } from "react-router";

/** A link of the menus; it says so while its page, or one below it, is shown. */
export function SiteLink({
  link,
  pathname,
  early = false,
}: {
  link: { to: string; label: string };
  /** That of the page that is shown. */
  pathname: string;
  early?: boolean;
}) {
  const isBelow = link.to !== "/" && pathname.startsWith(`${link.to}/`);
  const isCurrent = pathname === link.to || isBelow;
  return (
    <Link
      to={link.to}
      prefetch={early ? "intent" : "none"}
      aria-current={isCurrent ? "page" : undefined}
    >
      {link.label}
    </Link>
  );
}
