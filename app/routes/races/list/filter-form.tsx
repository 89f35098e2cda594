import type { FormEvent, ReactNode } from "react";
import { Form, href } from "react-router";
import { readPrice } from "#features/races/filters/read-filters.ts";
import { type Asking, filterForm } from "./use-asked.ts";

/** Sends the words that are searched for, and the price if its fields are loaded. Without scripts it sends all fields. */
export function FilterForm({
  asking: { asked, ask },
  children,
}: {
  asking: Asking;
  children: ReactNode;
}) {
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const q = String(fields.get("q") ?? "").trim();
    const price = fields.has("price") ? readPrice(fields) : asked.price;
    ask({ q, isLiteral: q === asked.q && asked.isLiteral, price });
  }

  return (
    <Form id={filterForm} action={href("/races")} onSubmit={search} className="flex flex-col gap-6">
      {children}
    </Form>
  );
}
