import { data, href } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import type { CashSlip } from "#features/payouts/cards/card.ts";
import { findSlip, refreshOrder } from "#features/payouts/cards/paying.server.ts";
import { submitCard } from "#features/payouts/cards/screens/card-submission.server.ts";
import { orderProblems } from "#features/registrations/orders/messages.ts";
import { findOrder } from "#features/registrations/orders/queries.server.ts";
import { OrderScreen } from "#features/registrations/orders/screens/order-screen.tsx";
import {
  submitCancellation,
  submitMethod,
  submitProof,
  submitTakingOut,
} from "#features/registrations/orders/screens/order-submission.server.ts";
import { deadlineWords } from "#features/registrations/orders/words.ts";
import styles from "#features/registrations/registrations.css?url";
import { publicOrigin, services } from "#services/context.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { useSay } from "#ui/language/language.tsx";
import { missingMeta } from "#ui/page/missing-title.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { saidBefore, saidNow } from "#values/web/said.ts";
import { changeOf } from "../../changes.ts";
import type { Route } from "./+types/order.ts";

const changes = {
  method: submitMethod,
  card: submitCard,
  proof: submitProof,
  cancel: submitCancellation,
  "take-out": submitTakingOut,
};

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** `/orders/:id`: an order of the viewer. A refused change is shown on the same screen. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { id, change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  const all = services(args.context);
  if (args.url.searchParams.has("paid")) await refreshOrder(all, viewer, id);
  const order = await findOrder(all, viewer, id);
  if (!order) throw data("Order not found", 404);
  const slip = await findSlip(all, viewer, order.id);
  const said = saidBefore(args.request.headers.get("Cookie"));
  const shown = { order, slip, said, origin: publicOrigin(args.request) };
  return data(shown, said ? { headers: { "Set-Cookie": saidNow() } } : {});
}

/** `POST /orders/:id/:change`; a cancelled order frees a place, which pages show. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const { id, change } = args.params;
  if (!(await findOrder(services(args.context), viewer, id))) throw data("Order not found", 404);
  return changeOf(changes, change)(args, viewer);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), orderProblems.failed, { proof: orderProblems["too-heavy"] });

/** Also after a refusal: the order may have ended meanwhile. */
export const shouldRevalidate = isServerReached;

/** The page shows personal data: it is not cached. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) => {
  if (!loaderData) {
    return missingMeta(matches, error, { en: "Order not found", es: "No encontramos este pedido" });
  }
  const { order, origin } = loaderData;
  return pageMeta(pageLanguages(matches), {
    title: { en: `Your order for ${order.race.name}`, es: `Tu pedido para ${order.race.name}` },
    description: { en: `Order ${order.code}.`, es: `Pedido ${order.code}.` },
    url: origin + href("/orders/:id/:change?", { id: order.id }),
    indexed: false,
  });
};

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { order, slip, said } = loaderData;
  const how = slip && <SlipSection slip={slip} timeZone={order.race.timeZone} />;
  return <OrderScreen order={order} errors={actionData ?? null} said={said} slip={how} />;
}

/** How to pay with cash in a shop. */
function SlipSection({
  slip: { number, url, until },
  timeZone,
}: {
  slip: CashSlip;
  timeZone: string;
}) {
  const say = useSay();
  const last = deadlineWords(until, timeZone);
  return (
    <section aria-labelledby="slip" className="card grid gap-3 p-5">
      <h2 id="slip" className="text-xl">
        {say({ en: "Pay with cash at OXXO", es: "Paga en efectivo en OXXO" })}
      </h2>
      <p>
        {say({
          en: `Show the slip in a shop and pay by ${last.en}. The confirmation follows on the next working day, and your order stays open until then.`,
          es: `Muestra la ficha en una tienda y paga a más tardar el ${last.es}. La confirmación llega el siguiente día hábil y tu pedido sigue abierto hasta entonces.`,
        })}
      </p>
      <p className="tabular font-medium">{number}</p>
      <p>
        <a href={url} className="link">
          {say({ en: "Open the slip", es: "Abrir la ficha" })}
        </a>
      </p>
    </section>
  );
}
