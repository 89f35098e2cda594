import { href } from "react-router";
import { useSay } from "#ui/language/language.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";

/** Leads to the letters of a demo server, which nobody else gets. */
export function OutboxLink() {
  const say = useSay();
  return (
    <TextLink look="strong" to={href("/sandbox/outbox")}>
      {say({
        en: "See what this demo server has sent",
        es: "Ver lo que envió este servidor de demostración",
      })}
    </TextLink>
  );
}
