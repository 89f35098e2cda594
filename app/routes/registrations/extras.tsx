import { data, Form, href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { buyExtras, extrasToBuy } from "#features/registrations/extras/buying/buying.server.ts";
import { buyingProblems } from "#features/registrations/extras/messages.ts";
import {
  type ExtraProblems,
  extraAnswersIn,
} from "#features/registrations/extras/reading-extras.ts";
import { ExtraFields } from "#features/registrations/extras/screens/extra-fields.tsx";
import { TotalRows } from "#features/registrations/extras/screens/total-rows.tsx";
import { registrationFailures } from "#features/registrations/messages.ts";
import type { ChosenExtra } from "#features/registrations/prices/order-price.ts";
import styles from "#features/registrations/registrations.css?url";
import { publicOrigin, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { useIsSending } from "#ui/form/sending.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { formOf } from "#values/form/form.ts";
import type { Sentence } from "#values/say.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/extras.ts";
import { missingRegistration } from "./missing.ts";

/** No cached page says what is left of an extra. */
export const handle: Handle = { keepsPages: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** `GET` and `POST /registrations/:id/extras`: buys extras for an entry that is made. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const found = await extrasToBuy(services(args.context), viewer, args.params.id);
  if (!found) throw data("Registration not found", 404);
  return found;
}

type BuyingAnswer = {
  sentence: Sentence | null;
  problems: ExtraProblems;
  typed: Record<string, string>;
  /** What is chosen, to be looked at before it is ordered. */
  review: { lines: readonly ChosenExtra[]; totalMinor: number } | null;
};

/** The first answer has the total; sent with that total, the order is made. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const all = services(args.context);
  const { id: registrationId } = args.params;
  const found = await extrasToBuy(all, viewer, registrationId);
  if (!found) throw data("Registration not found", 404);
  const form = await formOf(args.request);
  const answers = extraAnswersIn(found.extras, form);
  const refuse = (sentence: Sentence | null, status: number, problems: ExtraProblems = {}) =>
    data<BuyingAnswer>({ sentence, problems, typed: answers, review: null }, status);
  if (!(await all.limits.allow("registration", viewer.userId))) {
    return refuse(registrationFailures.tooMany, 429);
  }
  const shownMinor = form.has("total") ? Number(form.get("total")) : null;
  const origin = publicOrigin(args.request);
  const bought = await buyExtras(all, viewer, { registrationId, answers, shownMinor, origin });
  if (bought.orderId !== null) {
    return redirect(href("/orders/:id/:change?", { id: bought.orderId }), 303);
  }
  const { problem, problems, priced } = bought;
  if (!priced) return refuse(problem && buyingProblems[problem], 400, problems);
  const lines = priced.lines.flatMap(({ extras }) => extras);
  const review = { lines, totalMinor: priced.totalMinor };
  const sentence = problem && buyingProblems[problem];
  return data<BuyingAnswer>({ sentence, problems, typed: answers, review });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAnswer(
    serverAction(),
    (): BuyingAnswer => ({
      sentence: buyingProblems.failed,
      problems: {},
      typed: {},
      review: null,
    }),
  );

/** Also after a refusal: fewer may be left. */
export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) =>
  loaderData
    ? officeMeta({ en: "Buy extras", es: "Comprar adicionales" }, pageLanguages(matches).lang)
    : missingRegistration(matches, error);

export default function BuyExtras({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { registrationId, race, distance, runner, extras, currency, openOrderId } = loaderData;
  const answer = actionData ?? null;
  const form = useFirstInvalid(answer);
  const action = href("/registrations/:id/extras", { id: registrationId });
  const isBusy = useIsSending(action);
  const review = answer?.review ?? null;
  return (
    <Container className="py-10 sm:py-14">
      <div className="grid max-w-170 gap-6">
        <PageHeading lead={[race.name, distance, runner].filter(Boolean).join(", ")}>
          {say({ en: "Buy extras", es: "Comprar adicionales" })}
        </PageHeading>
        {answer?.sentence && <Notice kind="problem">{answer.sentence}</Notice>}
        {openOrderId ? (
          <Notice icon="alert">
            <p>{say(buyingProblems["unpaid-order"])}</p>
            <p className="mt-2">
              <TextLink to={href("/orders/:id/:change?", { id: openOrderId })}>
                {say({ en: "See your order", es: "Ver tu pedido" })}
              </TextLink>
            </p>
          </Notice>
        ) : extras.length === 0 ? (
          <EmptyState title={say({ en: "Nothing left to buy", es: "No queda nada por comprar" })}>
            <p>
              {say({
                en: "The organizer sells no more extras for this entry.",
                es: "El organizador ya no vende adicionales para esta inscripción.",
              })}
            </p>
          </EmptyState>
        ) : (
          <Form ref={form} method="post" action={action} noValidate className="grid gap-6">
            <ExtraFields
              extras={extras}
              currency={currency}
              answers={answer?.typed ?? {}}
              problems={answer?.problems ?? {}}
            />
            <div aria-live="polite">{review && <Review review={review} currency={currency} />}</div>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" busy={isBusy}>
                {review === null
                  ? say({ en: "See the total", es: "Ver el total" })
                  : review.totalMinor > 0
                    ? say({ en: "Order and pay", es: "Pedir y pagar" })
                    : say({ en: "Order", es: "Pedir" })}
              </Button>
              <ButtonLink look="plain" to={href("/registrations/:id", { id: registrationId })}>
                {say({ en: "Cancel", es: "Cancelar" })}
              </ButtonLink>
            </div>
          </Form>
        )}
      </div>
    </Container>
  );
}

function Review({
  review: { lines, totalMinor },
  currency,
}: {
  review: NonNullable<BuyingAnswer["review"]>;
  currency: string;
}) {
  const say = useSay();
  return (
    <section aria-labelledby="total">
      <h2 id="total" className="text-lg">
        {say({ en: "Your order", es: "Tu pedido" })}
      </h2>
      <dl className="answers">
        <TotalRows extras={lines} totalMinor={totalMinor} currency={currency} />
      </dl>
      <input type="hidden" name="total" value={totalMinor} />
    </section>
  );
}
