import type { ReactNode } from "react";
import { Link, useNavigation } from "react-router";
import { After } from "#ui/after.tsx";
import { Icon } from "#ui/icon.tsx";
import { Menu } from "#ui/overlay/menu.tsx";
import { Logo } from "./logo.tsx";

/** A page that comes sooner comes without a word. */
const patientMilliseconds = 300;

/** Around the screens of the back office and of the workspace of organizers. */
export function OfficeFrame({
  home,
  menu,
  children,
}: {
  /** Where the logo leads. */
  home: string;
  menu: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="office">
      <a href="#main" className="button button-primary skip-link">
        Skip to content
      </a>
      <header className="office-side">
        <Link to={home} className="logo">
          <Logo />
        </Link>
        <div className="office-narrow">
          <Menu
            wide
            arrow={false}
            label={<Icon name="menu" label="Menu" className="size-6" />}
            className="-mr-2 size-11 justify-center rounded-control hover:bg-sunken"
          >
            {menu}
          </Menu>
        </div>
        <div className="office-wide">{menu}</div>
      </header>
      <main id="main" tabIndex={-1} className="office-main">
        {children}
      </main>
    </div>
  );
}

/** Said while another screen is on its way. */
export function Waiting() {
  const isWaiting = useNavigation().state === "loading";
  return (
    <div role="status" className="office-waiting">
      {isWaiting && (
        <After milliseconds={patientMilliseconds}>
          <span>Loading...</span>
        </After>
      )}
    </div>
  );
}
