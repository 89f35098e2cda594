import type { ReactNode } from "react";
import { Form } from "react-router";
import { useSay } from "#ui/language/language.tsx";
import { Button } from "../button.tsx";
import { SearchField } from "./search-field.tsx";

/**
 * The search of a list, with its filters beside it: a form that asks for the list's own address, so
 * that the result can be sent to another person.
 * @param kept - parameters of the address that the search leaves as they are
 */
export function ListTools({
  label,
  words,
  kept = {},
  children,
}: {
  /** What is searched, as the label of the box: `Search users`. */
  label: string;
  words: string;
  kept?: Record<string, string>;
  /** Selects and checkboxes of the same form. */
  children?: ReactNode;
}) {
  const say = useSay();
  return (
    <search>
      <Form method="get" className="list-tools">
        <SearchField label={label} name="q" words={words} />
        {children}
        <Button type="submit" look="quiet">
          {say({ en: "Search", es: "Buscar" })}
        </Button>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </Form>
    </search>
  );
}
