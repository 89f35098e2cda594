import { useSay } from "../language/language.tsx";

/** Where to write: by mail, or on paper. */
export function ContactLines(to: { name: string; email: string; postal: string }) {
  const say = useSay();
  return (
    <address className="not-italic">
      {to.name}
      <br />
      {say({ en: "Email:", es: "Correo:" })}{" "}
      <a href={`mailto:${to.email}`} className="link">
        {to.email}
      </a>
      <br />
      {say({ en: "Postal address:", es: "Dirección postal:" })} {to.postal}
    </address>
  );
}
