import { href, Link, useLocation } from "react-router";
import { SignOutButton } from "#features/accounts/sign-in/sign-out-button.tsx";
import { useCount } from "#features/figures/watched/told-counts.tsx";
import type { WatchedCounts, WatchedName } from "#features/figures/watched/watched-counts.ts";

/** The screens of the back office, in the order of the specification. */
export const adminLinks = [
  { to: href("/admin"), label: "Dashboard", isExact: true },
  { to: href("/admin/users"), label: "User Management" },
  { to: href("/admin/reviews"), label: "Review Management" },
  { to: href("/admin/experts"), label: "Expert Management", waiting: "applications" },
  { to: href("/admin/races"), label: "Race Management" },
  { to: href("/admin/ai"), label: "AI Management" },
  { to: href("/admin/podcasts"), label: "Podcasts" },
  { to: href("/admin/blog"), label: "Blog" },
  { to: href("/admin/virtual-coaches"), label: "Virtual Coaches" },
] as const;

/** Screens beyond the specification: offers, messages and the audit log. */
const recordLinks = [
  { to: href("/admin/offers"), label: "Partner Offers" },
  { to: href("/admin/messages"), label: "Messages", waiting: "messages" },
  { to: href("/admin/audit-log"), label: "Audit Log" },
] as const;

/** All the links of the back office, with the signed-in administrator at its foot. */
export function AdminMenu({ email, counts }: { email: string; counts: WatchedCounts | null }) {
  const { pathname } = useLocation();
  return (
    <>
      <nav aria-label="Admin" className="office-menu">
        {adminLinks.map((link) => (
          <AdminLink key={link.to} link={link} pathname={pathname} counts={counts} />
        ))}
      </nav>
      <nav aria-label="Records" className="office-menu">
        <p className="office-menu-title">Records</p>
        {recordLinks.map((link) => (
          <AdminLink key={link.to} link={link} pathname={pathname} counts={counts} />
        ))}
      </nav>
      <div className="office-person">
        <p className="mb-3">{email}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Link to={href("/")} className="link py-1">
            Back to Website
          </Link>
          <SignOutButton to={href("/")} />
        </div>
      </div>
    </>
  );
}

type OfficeLink = { to: string; label: string; isExact?: boolean; waiting?: WatchedName };

/** A link of the menu. The number of what waits there stands behind its name and moves nothing. */
function AdminLink({
  link,
  pathname,
  counts,
}: {
  link: OfficeLink;
  pathname: string;
  counts: WatchedCounts | null;
}) {
  const waiting = useCount(link.waiting ?? "messages", counts);
  const isBelow = !link.isExact && pathname.startsWith(`${link.to}/`);
  const isCurrent = pathname === link.to || isBelow;
  return (
    <Link
      to={link.to}
      prefetch="intent"
      aria-current={isCurrent ? "page" : undefined}
      data-waiting={(link.waiting && waiting) || undefined}
    >
      {link.label}
    </Link>
  );
}
