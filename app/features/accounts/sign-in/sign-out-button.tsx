import { Form, href, useLocation } from "react-router";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";

/**
 * Ends the session; the browser then loads the page again, so that nothing personal stays in it.
 * @param inMenu - whether it looks like the links of a menu around it
 * @param to - where it leads from a page that needs a sign-in
 */
export function SignOutButton({ inMenu = false, to }: { inMenu?: boolean; to?: string }) {
  const say = useSay();
  const label = say({ en: "Sign Out", es: "Cerrar sesión" });
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={href("/sign-out")} reloadDocument>
      <input type="hidden" name="to" value={to ?? pathname + search} />
      {inMenu ? (
        <button type="submit">{label}</button>
      ) : (
        <Button type="submit" look="quiet" size="small">
          {label}
        </Button>
      )}
    </Form>
  );
}
