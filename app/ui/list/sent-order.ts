import { useFetcher } from "react-router";
import type { Sentence } from "#values/say.ts";
import { useReordering } from "./reordering.ts";

/**
 * Lines whose order a form stores, as ids with commas between them: the new order is shown while it is
 * sent, and `problem` says why the last one was refused.
 * @param stored - the ids in the order that is stored
 * @param action - the address that takes the field `order` and answers with `problem`
 */
export function useSentOrder({
  stored,
  nameOf,
  action,
}: {
  stored: readonly string[];
  nameOf: (id: string) => string;
  action: string;
}) {
  const fetcher = useFetcher<{ problem: Sentence | null }>();
  const sent = fetcher.formData?.get("order");
  const ids = typeof sent === "string" ? sent.split(",") : stored;
  const reordering = useReordering({
    ids,
    nameOf,
    onOrder: (order) => fetcher.submit({ order: order.join() }, { method: "post", action }),
  });
  const problem = fetcher.state === "idle" ? (fetcher.data?.problem ?? null) : null;
  return { ids, reordering, problem };
}
