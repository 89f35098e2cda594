import { Form, href, useLocation } from "react-router";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";

/**
 * Ends the session; the browser then loads the page again, so that nothing personal stays in it.
 * @param to - where it leads from a page that needs a sign-in
 */
export function SignOutButton({ look = "quiet", to }: { look?: "plain" | "quiet"; to?: string }) {
  const say = useSay();
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={href("/sign-out")} reloadDocument>
      <input type="hidden" name="to" value={to ?? pathname + search} />
      <Button type="submit" look={look} size="small">
        {say({ en: "Sign Out", es: "Cerrar sesión" })}
      </Button>
    </Form>
  );
}
