import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { useSay } from "#ui/language/language.tsx";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { Menu } from "../overlay/menu.tsx";
import type { RecordColumn } from "./records.tsx";

/** The actions of one record behind a button: links, forms with one button, and questions. */
export function RowMenu({
  name,
  isOpen = false,
  children,
}: {
  /** Whose actions they are, for screen readers: `Lima Marathon`. */
  name: string;
  /** Opens it at once, as where a form inside was refused. */
  isOpen?: boolean;
  children: ReactNode;
}) {
  const say = useSay();
  return (
    <Menu
      align="end"
      arrow={false}
      isOpen={isOpen}
      label={
        <Icon
          name="more"
          label={say({ en: `Actions for ${name}`, es: `Acciones para ${name}` })}
          className="size-6"
        />
      }
      className="row-menu-button"
      panelClassName="row-menu"
    >
      {children}
    </Menu>
  );
}

/** An entry of a row menu that leads to a page. */
export function RowLink({
  to,
  about,
  isDanger = false,
  children,
}: {
  to: string;
  /** What follows its words for screen readers: `Lima Marathon`. */
  about: string;
  isDanger?: boolean;
  children: string;
}) {
  return (
    <Link to={to} className={isDanger ? "text-danger" : undefined}>
      <RowWords about={about}>{children}</RowWords>
    </Link>
  );
}

/** An entry of a row menu that does something at once: a form with one button. */
export function RowAction({
  action,
  values = {},
  about,
  children,
}: {
  /** Where it is sent to; the page itself when left out. */
  action?: string;
  values?: Record<string, string>;
  about: string;
  children: string;
}) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <HiddenValues values={values} />
      <button type="submit">
        <RowWords about={about}>{children}</RowWords>
      </button>
    </Form>
  );
}

/** The words of an entry, and what they are about for screen readers. */
export function RowWords({ about, children }: { about: string; children: string }) {
  return (
    <span>
      {children}
      <span className="sr-only"> {about}</span>
    </span>
  );
}

/** A question inside a row menu: a summary that opens what is asked before something is done. */
export function RowQuestion({
  label,
  about,
  isOpen = false,
  isDanger = false,
  children,
}: {
  label: string;
  about: string;
  isOpen?: boolean;
  isDanger?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={isOpen}>
      <summary className={isDanger ? "text-danger" : undefined}>
        <RowWords about={about}>{label}</RowWords>
      </summary>
      <div>{children}</div>
    </details>
  );
}

/** A question inside a row menu before something is deleted or ended: a form with one button. */
export function RowDeletion({
  label,
  about,
  action,
  values,
  button,
  children,
}: {
  /** “Delete” when left out. */
  label?: string;
  about: string;
  action: string;
  values: Record<string, string>;
  button: string;
  /** What else goes with it. */
  children?: string | false;
}) {
  const say = useSay();
  return (
    <RowQuestion label={label ?? say({ en: "Delete", es: "Eliminar" })} about={about} isDanger>
      <Form method="post" action={action} preventScrollReset>
        <HiddenValues values={values} />
        {children && <p>{children}</p>}
        <Button type="submit" look="danger" size="small">
          {button}
        </Button>
      </Form>
    </RowQuestion>
  );
}

function HiddenValues({ values }: { values: Record<string, string> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** The last column of a list: a menu for each row. */
export function menuColumn<Row>(cell: (row: Row) => ReactNode): RecordColumn<Row> {
  return { title: "", hideTitle: true, corner: "menu", cell };
}
