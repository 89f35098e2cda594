import { Form, href, useLocation, useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";

/** Reads the coaches again, and comes back to the list as it is. */
export function RefreshButton() {
  const { pathname, search } = useLocation();
  const isBusy = useNavigation().formAction === href("/admin/virtual-coaches");
  return (
    <Form method="post" action={href("/admin/virtual-coaches")} preventScrollReset>
      <input type="hidden" name="to" value={pathname + search} />
      <Button type="submit" look="quiet" busy={isBusy}>
        {isBusy ? "Refreshing…" : "Refresh"}
      </Button>
    </Form>
  );
}
