import type { ReactNode } from "react";
import { href, Link, Outlet, useNavigation } from "react-router";
import { SignOutButton } from "#features/accounts/sign-in/sign-out-button.tsx";
import { After } from "#ui/after.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language/language.tsx";
import { PassingToast } from "#ui/message/toast.tsx";
import { Menu } from "#ui/overlay/menu.tsx";
import type { Sentence } from "#values/say.ts";
import { Logo } from "./logo.tsx";
import { Shortcuts, type ShortcutWay } from "./shortcuts.tsx";

/** A page that comes sooner comes without a word. */
const patientMilliseconds = 300;

/** How long a toast stays visible. */
const saidMilliseconds = 3000;

/** Around the screens of the back office and of the workspace of organizers. */
export function OfficeFrame({
  home,
  email,
  menu,
  submenu = null,
  ways,
  children,
}: {
  /** Where the logo leads. */
  home: string;
  /** Of the signed-in person, who stands at the foot of the menu. */
  email: string;
  menu: ReactNode;
  /** The screens of one race: below the menu, and on a narrow screen in a row below the head. */
  submenu?: ReactNode;
  /** Where the keys of the office lead. */
  ways: readonly ShortcutWay[];
  children: ReactNode;
}) {
  const say = useSay();
  const person = (
    <div className="office-person">
      <p className="mb-3">{email}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Link to={href("/")} className="link py-1">
          {say({ en: "Back to Website", es: "Volver al sitio" })}
        </Link>
        <SignOutButton to={href("/")} />
      </div>
    </div>
  );
  return (
    <div className="office">
      <a href="#main" className="button button-primary skip-link">
        {say({ en: "Skip to content", es: "Ir al contenido" })}
      </a>
      <header className="office-side">
        <Link to={home} className="logo">
          <Logo />
        </Link>
        <div className="office-narrow">
          <Menu
            wide
            arrow={false}
            label={<Icon name="menu" label={say({ en: "Menu", es: "Menú" })} className="size-6" />}
            className="-mr-2 size-11 justify-center rounded-control hover:bg-sunken"
          >
            {menu}
            {person}
          </Menu>
        </div>
        <div className="office-wide">{menu}</div>
        {submenu}
        <div className="office-wide">{person}</div>
        <div className="office-keys">
          <Shortcuts ways={ways} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="office-main">
        {children}
      </main>
    </div>
  );
}

/** The screen that is asked for, and what was done before it. */
export function OfficeScreen({ said }: { said: { sentence: Sentence; occasion: string } | null }) {
  return (
    <>
      <Outlet />
      <Waiting />
      <PassingToast occasion={said?.occasion ?? null} milliseconds={saidMilliseconds}>
        {said?.sentence}
      </PassingToast>
    </>
  );
}

/** Said while another screen is on its way. */
function Waiting() {
  const say = useSay();
  const isWaiting = useNavigation().state === "loading";
  return (
    <div role="status" className="office-waiting">
      {isWaiting && (
        <After milliseconds={patientMilliseconds}>
          <span>{say({ en: "Loading...", es: "Cargando…" })}</span>
        </After>
      )}
    </div>
  );
}
