import { href, Link, NavLink, useLocation } from "react-router";
import { loginPath, signupPath } from "#features/accounts/login-path.ts";
import { SignOutButton } from "#features/accounts/sign-in/sign-out-button.tsx";
import type { ViewerBadge } from "#features/accounts/viewer.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Avatar } from "#ui/list/avatar.tsx";
import { Menu } from "#ui/overlay/menu.tsx";
import { Container } from "#ui/page/page.tsx";
import type { Words } from "#values/say.ts";
import { LanguageLink } from "./language-link.tsx";
import { Logo } from "./logo.tsx";
import { useSite } from "./site.ts";

type SiteLink = { to: string; label: Words };

/** The links of the header, in the order of the specification. */
const mainLinks: readonly SiteLink[] = [
  { to: href("/"), label: { en: "Home", es: "Inicio" } },
  { to: href("/chat/:threadId?"), label: { en: "AI Assistant", es: "Asistente" } },
  { to: href("/races"), label: { en: "Races", es: "Carreras" } },
  { to: href("/services"), label: { en: "Services", es: "Servicios" } },
];

const membershipLinks: readonly SiteLink[] = [
  { to: href("/membership"), label: { en: "For Runners", es: "Para corredores" } },
  { to: href("/organizers"), label: { en: "For Race Organizers", es: "Para organizadores" } },
];

export const quickLinks: readonly SiteLink[] = [
  { to: href("/races"), label: { en: "Races", es: "Carreras" } },
  { to: href("/services"), label: { en: "Services", es: "Servicios" } },
  { to: href("/chat/:threadId?"), label: { en: "AI Assistant", es: "Asistente" } },
  { to: href("/blog"), label: { en: "Blog", es: "Blog" } },
  { to: href("/podcasts"), label: { en: "Podcasts", es: "Pódcasts" } },
];

export const companyLinks: readonly SiteLink[] = [
  { to: href("/about"), label: { en: "About", es: "Acerca de" } },
  { to: href("/contact"), label: { en: "Contact", es: "Contacto" } },
  { to: href("/careers"), label: { en: "Careers", es: "Trabaja con nosotros" } },
  { to: href("/developers"), label: { en: "Developers", es: "Desarrolladores" } },
];

export const legalLinks: readonly SiteLink[] = [
  { to: href("/privacy"), label: { en: "Privacy Policy", es: "Política de privacidad" } },
  { to: href("/terms"), label: { en: "Terms of Service", es: "Términos del servicio" } },
  { to: href("/cookies"), label: { en: "Cookie Policy", es: "Política de cookies" } },
];

/** Asks the chat page to start with its first assistant instead of the chooser. */
export const defaultAssistant = { useDefaultAssistant: true } as const;

/** The head of every page of the public site. */
export function Header() {
  const { pathname, search } = useLocation();
  const say = useSay();
  const from = pathname + search;
  const { viewer } = useSite();
  const isMembership = membershipLinks.some((link) => pathname === link.to);
  return (
    <header className="site-header">
      <Container className="flex h-17 items-center gap-4 text-[0.9375rem] lg:gap-6 xl:gap-9">
        <Link to={href("/")} className="logo">
          <Logo />
        </Link>
        <nav
          aria-label={say({ en: "Main", es: "Principal" })}
          className={viewer?.isAdmin ? "site-nav site-nav-long" : "site-nav"}
        >
          {mainLinks.map((link) => (
            <HeaderLink key={link.to} link={link} pathname={pathname} early />
          ))}
          <Menu
            label={say({ en: "Membership", es: "Membresía" })}
            className={isMembership ? "current" : ""}
          >
            {membershipLinks.map((link) => (
              <HeaderLink key={link.to} link={link} pathname={pathname} early />
            ))}
          </Menu>
        </nav>
        <div className="ml-auto hidden items-center gap-3 font-medium md:flex lg:gap-5">
          <LanguageLink
            short
            className="hidden py-1.5 hover:underline hover:underline-offset-4 lg:inline"
          />
          {viewer !== undefined && <AccountLinks viewer={viewer} from={from} />}
        </div>
        <MobileMenu viewer={viewer} pathname={pathname} from={from} />
      </Container>
    </header>
  );
}

/**
 * The header's end: the links to sign in for a visitor, or to their pages for a signed-in person.
 * @param from - the page that is shown, to which signing in leads back
 */
function AccountLinks({ viewer, from }: { viewer: ViewerBadge | null; from: string }) {
  const say = useSay();
  if (!viewer) {
    return (
      <>
        <Link to={loginPath(from)} className="py-1.5 hover:underline hover:underline-offset-4">
          {say({ en: "Login", es: "Ingresar" })}
        </Link>
        <ButtonLink to={signupPath(from)} size="small" className="text-[0.9375rem]">
          {say({ en: "Sign Up", es: "Regístrate" })}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      {/* On a tablet there is no room for these; the dashboard leads there too. */}
      <NavLink
        to={href("/training")}
        className="hidden py-1.5 hover:underline hover:underline-offset-4 lg:inline"
      >
        {say({ en: "Training", es: "Entrenamiento" })}
      </NavLink>
      {viewer.organizes && (
        <NavLink
          to={href("/organize")}
          className="hidden py-1.5 hover:underline hover:underline-offset-4 lg:inline"
        >
          {say({ en: "Organize", es: "Organizar" })}
        </NavLink>
      )}
      {viewer.isAdmin && (
        <NavLink to={href("/admin")} className="py-1.5 hover:underline hover:underline-offset-4">
          {say({ en: "Admin", es: "Administración" })}
        </NavLink>
      )}
      <Link to={href("/dashboard")} title={viewer.name} className="rounded-full">
        <span className="sr-only">
          {say({ en: `Dashboard of ${viewer.name}`, es: `Panel de ${viewer.name}` })}
        </span>
        <Avatar name={viewer.name} image={viewer.image} className="size-9 text-sm" />
      </Link>
      <SignOutButton className="text-[0.9375rem]" />
    </>
  );
}

/** The header's links on a narrow screen: a panel of at most 24rem that scrolls, with or without a script. */
function MobileMenu({
  viewer,
  pathname,
  from,
}: {
  viewer: ViewerBadge | null | undefined;
  pathname: string;
  /** The page that is shown, to which signing in leads back. */
  from: string;
}) {
  const say = useSay();
  return (
    <div className="ml-auto flex items-center gap-3 md:hidden">
      <LanguageLink
        short
        className="flex size-11 items-center justify-center rounded-control font-medium hover:bg-sunken"
      />
      <Menu
        wide
        arrow={false}
        label={<Icon name="menu" label={say({ en: "Menu", es: "Menú" })} className="size-6" />}
        className="-mr-2 size-11 justify-center rounded-control hover:bg-sunken"
        panelClassName="mobile-menu"
      >
        <nav aria-label={say({ en: "Menu", es: "Menú" })}>
          {mainLinks.map((link) => (
            <HeaderLink key={link.to} link={link} pathname={pathname} />
          ))}
          <p className="mt-2 px-3 pb-1 text-sm font-semibold text-muted">
            {say({ en: "Membership", es: "Membresía" })}
          </p>
          {membershipLinks.map((link) => (
            <HeaderLink key={link.to} link={link} pathname={pathname} />
          ))}
          {viewer && (
            <NavLink to={href("/training")}>{say({ en: "Training", es: "Entrenamiento" })}</NavLink>
          )}
          {viewer?.organizes && (
            <NavLink to={href("/organize")}>{say({ en: "Organize", es: "Organizar" })}</NavLink>
          )}
          {viewer?.isAdmin && (
            <NavLink to={href("/admin")}>{say({ en: "Admin", es: "Administración" })}</NavLink>
          )}
        </nav>
        {viewer !== undefined && (
          <div className="sticky bottom-[-0.375rem] mt-2 grid grid-cols-2 gap-2 border-t border-line bg-surface py-2">
            {viewer ? (
              <>
                <ButtonLink to={href("/dashboard")} look="quiet" size="small">
                  {say({ en: "Dashboard", es: "Mi panel" })}
                </ButtonLink>
                <SignOutButton className="w-full" />
              </>
            ) : (
              <>
                <ButtonLink to={loginPath(from)} look="quiet" size="small">
                  {say({ en: "Login", es: "Ingresar" })}
                </ButtonLink>
                <ButtonLink to={signupPath(from)} size="small">
                  {say({ en: "Sign Up", es: "Regístrate" })}
                </ButtonLink>
              </>
            )}
          </div>
        )}
      </Menu>
    </div>
  );
}

/** A link of the menus; it says so while its page, or one below it, is shown. */
function HeaderLink({
  link,
  pathname,
  early = false,
}: {
  link: SiteLink;
  /** That of the page that is shown. */
  pathname: string;
  early?: boolean;
}) {
  const say = useSay();
  const isBelow = link.to !== "/" && pathname.startsWith(`${link.to}/`);
  const isCurrent = pathname === link.to || isBelow;
  return (
    <Link
      to={link.to}
      prefetch={early ? "intent" : "none"}
      aria-current={isCurrent ? "page" : undefined}
    >
      {say(link.label)}
    </Link>
  );
}
