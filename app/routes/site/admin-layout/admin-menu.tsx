import { href, Link, useLocation } from "react-router";
import { SignOutButton } from "#features/accounts/sign-in/sign-out-button.tsx";

/** The screens of the back office, in the order of the specification. */
export const adminLinks = [
  { to: href("/admin"), label: "Dashboard", isExact: true },
  { to: href("/admin/users"), label: "User Management" },
  { to: href("/admin/reviews"), label: "Review Management" },
  { to: href("/admin/experts"), label: "Expert Management" },
  { to: href("/admin/races"), label: "Race Management" },
  { to: href("/admin/ai"), label: "AI Management" },
  { to: href("/admin/podcasts"), label: "Podcasts" },
  { to: href("/admin/blog"), label: "Blog" },
  { to: href("/admin/virtual-coaches"), label: "Virtual Coaches" },
] as const;

/** Screens beyond the specification: offers, messages and the audit log. */
const recordLinks = [
  { to: href("/admin/offers"), label: "Partner Offers" },
  { to: href("/admin/messages"), label: "Messages" },
  { to: href("/admin/audit-log"), label: "Audit Log" },
] as const;

/** All the links of the back office, with the signed-in administrator at its foot. */
export function AdminMenu({ email }: { email: string }) {
  const { pathname } = useLocation();
  return (
    <>
      <nav aria-label="Admin" className="office-menu">
        {adminLinks.map((link) => (
          <AdminLink key={link.to} link={link} pathname={pathname} />
        ))}
      </nav>
      <nav aria-label="Records" className="office-menu">
        <p className="office-menu-title">Records</p>
        {recordLinks.map((link) => (
          <AdminLink key={link.to} link={link} pathname={pathname} />
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

function AdminLink({
  link,
  pathname,
}: {
  link: { to: string; label: string; isExact?: boolean };
  pathname: string;
}) {
  const isBelow = !link.isExact && pathname.startsWith(`${link.to}/`);
  const isCurrent = pathname === link.to || isBelow;
  return (
    <Link to={link.to} prefetch="intent" aria-current={isCurrent ? "page" : undefined}>
      {link.label}
    </Link>
  );
}
