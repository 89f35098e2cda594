import { href, Link, useLocation } from "react-router";
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

const trainingLink: SiteLink = {
  to: href("/training"),
  label: { en: "Training", es: "Entrenamiento" },
};

const adminLink: SiteLink = { to: href("/admin"), label: { en: "Admin", es: "Administración" } };

export const quickLinks: readonly SiteLink[] = [
  { to: href("/races"), label: { en: "Races", es: "Carreras" } },
  { to: href("/services"), label: { en: "Services", es: "Servicios" } },
  { to: href("/chat/:threadId?"), label: { en: "AI Assistant", es: "Asistente" } },
  { to: href("/blog"), label: { en: "Blog", es: "Blog" } },
  { to: href("/podcasts"), label: { en: "Podcasts", es: "Pódcasts" } },
  { to: href("/tools/pace"), label: { en: "Pace calculator", es: "Calculadora de ritmo" } },
  {
    to: href("/tools/course/:change?"),
    label: { en: "Course analysis", es: "Análisis de recorridos" },
  },
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
      <Container className="flex h-17 items-center gap-4 text-sm lg:gap-6 xl:text-base xl:gap-9">
        <Link to={href("/")} className="logo">
          <Logo />
        </Link>
        <nav aria-label={say({ en: "Main", es: "Principal" })} className="site-nav">
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
          {/* On a tablet there is no room for these: the menu of own pages has them too. */}
          <HeaderLink link={trainingLink} pathname={pathname} className="hidden lg:inline" />
          {viewer?.isAdmin && (
            <HeaderLink link={adminLink} pathname={pathname} className="hidden lg:inline" />
          )}
        </nav>
        <div className="ml-auto hidden items-center gap-3 font-medium md:flex lg:gap-5">
          <LanguageLink
            short
            className="hidden py-1.5 hover:underline hover:underline-offset-4 lg:inline"
          />
          {viewer !== undefined && <AccountLinks viewer={viewer} pathname={pathname} from={from} />}
        </div>
        <MobileMenu viewer={viewer} pathname={pathname} from={from} />
      </Container>
    </header>
  );
}

/** The end of the header: for visitors the links to sign in, for others the links to their own pages. */
function AccountLinks({
  viewer,
  pathname,
  from,
}: {
  viewer: ViewerBadge | null;
  pathname: string;
  /** The page that is shown, to which signing in leads back. */
  from: string;
}) {
  const say = useSay();
  if (!viewer) {
    return (
      <>
        <Link to={loginPath(from)} className="py-1.5 hover:underline hover:underline-offset-4">
          {say({ en: "Login", es: "Ingresar" })}
        </Link>
        <ButtonLink to={signupPath(from)} size="small" className="text-sm xl:text-base">
          {say({ en: "Sign Up", es: "Regístrate" })}
        </ButtonLink>
      </>
    );
  }
  return (
    <div className="flex items-center">
      <Link to={href("/dashboard")} className="rounded-full">
        <span className="sr-only">
          {say({ en: `Dashboard of ${viewer.name}`, es: `Panel de ${viewer.name}` })}
        </span>
        <Avatar name={viewer.name} image={viewer.image} className="size-9 text-sm" />
      </Link>
      <Menu
        align="end"
        label={<span className="sr-only">{say({ en: "Your pages", es: "Tus páginas" })}</span>}
        className="size-9 justify-center rounded-control hover:bg-sunken"
      >
        <OwnLinks viewer={viewer} pathname={pathname} />
      </Menu>
    </div>
  );
}

/** The pages of one's own, and the way out. */
function OwnLinks({ viewer, pathname }: { viewer: ViewerBadge; pathname: string }) {
  const own: SiteLink[] = [
    { to: href("/dashboard"), label: { en: "Dashboard", es: "Mi panel" } },
    trainingLink,
    ...(viewer.organizes
      ? [{ to: href("/organize"), label: { en: "Organize", es: "Organizar" } }]
      : []),
    ...(viewer.isAdmin ? [adminLink] : []),
    { to: href("/account/edit"), label: { en: "Account", es: "Cuenta" } },
  ];
  return (
    <>
      {own.map((link) => (
        <HeaderLink key={link.to} link={link} pathname={pathname} />
      ))}
      <SignOutButton inMenu />
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
          {viewer && (
            <div className="mb-2 grid grid-cols-2 border-b border-line pb-2">
              <OwnLinks viewer={viewer} pathname={pathname} />
            </div>
          )}
          <div className="grid grid-cols-2">
            {mainLinks.map((link) => (
              <HeaderLink key={link.to} link={link} pathname={pathname} />
            ))}
          </div>
          <p className="mt-2 px-3 pb-1 text-sm font-semibold text-muted">
            {say({ en: "Membership", es: "Membresía" })}
          </p>
          <div className="grid grid-cols-2">
            {membershipLinks.map((link) => (
              <HeaderLink key={link.to} link={link} pathname={pathname} />
            ))}
            {!viewer && <HeaderLink link={trainingLink} pathname={pathname} />}
          </div>
        </nav>
        {viewer === null && (
          <div className="mt-2 grid grid-cols-2 gap-2 border-t border-line py-2">
            <ButtonLink to={loginPath(from)} look="quiet" size="small">
              {say({ en: "Login", es: "Ingresar" })}
            </ButtonLink>
            <ButtonLink to={signupPath(from)} size="small">
              {say({ en: "Sign Up", es: "Regístrate" })}
            </ButtonLink>
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
  className,
}: {
  link: SiteLink;
  /** That of the page that is shown. */
  pathname: string;
  early?: boolean;
  className?: string;
}) {
  const say = useSay();
  // The account begins with one of its pages.
  const room = link.to.replace(/\/edit$/, "");
  const isBelow = room !== "/" && pathname.startsWith(`${room}/`);
  const isCurrent = pathname === link.to || isBelow;
  return (
    <Link
      to={link.to}
      prefetch={early ? "intent" : "none"}
      aria-current={isCurrent ? "page" : undefined}
      className={className}
    >
      {say(link.label)}
    </Link>
  );
}
