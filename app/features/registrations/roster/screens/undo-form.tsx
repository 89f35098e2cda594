import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { formatCount } from "#values/text/count.ts";

/** Changes that were made with one click: their timestamp, and how many can still be undone. */
export type Undoable = { moment: string; count: number };

/** Takes back the changes of the last click. */
export function UndoForm({ moment, count }: Undoable) {
  const say = useSay();
  const number = formatCount(count);
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" name="undo" value={moment} look="quiet" size="small">
        {count === 1
          ? say({ en: "Undo this change", es: "Deshacer este cambio" })
          : say({ en: `Undo these ${number} changes`, es: `Deshacer estos ${number} cambios` })}
      </Button>
      <p className="text-sm text-muted">
        {say({
          en: "For one hour. The runners get another email.",
          es: "Durante una hora. Los corredores reciben otro correo.",
        })}
      </p>
    </Form>
  );
}
