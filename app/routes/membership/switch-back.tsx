import { data, Form, href, redirect, useNavigation } from "react-router";
import { type RequestArgs, requireViewer } from "#features/accounts/viewer.server.ts";
import { confirmationOf, dropUnconfirmed } from "#features/membership/changes/commands.server.ts";
import { changeMessages, refusalSentence, tooOften } from "#features/membership/messages.ts";
import { isTier, planOf } from "#features/membership/plans/plans.ts";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/switch-back.ts";

export const handle: Handle = { keepsPages: true };

/**
 * The page after confirming the payment of a change: it leads on to the finished change, or says that
 * the plan is what it was. The address is trusted for the name of the plan alone.
 *
 * Reading it changes nothing: a link that is opened again, prefetched or restored with a tab must not
 * give up a change that its owner is confirming in another tab. A change that is left waiting is not
 * silent: this page says so and offers to give it up, billing names it with its invoice, and the
 * provider drops it within a day.
 */
export async function loader(asked: Route.LoaderArgs) {
  const { viewer, plan, all, isAllowed } = await changeOf(asked, asked.params.plan);
  if (!isAllowed) return data({ plan, sentence: tooOften, isWaiting: false }, 429);
  const found = await confirmationOf(all, viewer, plan);
  if (!found) return redirect(href("/membership"), 303);
  if ("problem" in found) return data({ plan, sentence: refusalSentence(found), isWaiting: false });
  const { name } = planOf(plan);
  if (found.state === "made") {
    return seeOtherSaying(href("/membership"), changeMessages.updated(name));
  }
  const isWaiting = found.state === "not-confirmed";
  const kept = found.tier && planOf(found.tier).name;
  const sentence = isWaiting ? changeMessages.notConfirmed(kept) : changeMessages.onItsWay(name);
  return data({ plan, sentence, isWaiting });
}

/** Gives up a change that was not confirmed, and leads back to the plans. */
export async function action(asked: Route.ActionArgs) {
  const { viewer, plan, all, isAllowed } = await changeOf(asked, asked.params.plan);
  if (!isAllowed) return seeOtherSaying(href("/membership"), tooOften);
  const dropped = await dropUnconfirmed(all, viewer, plan);
  if (!dropped) return redirect(href("/membership"), 303);
  if ("problem" in dropped) return seeOtherSaying(href("/membership"), refusalSentence(dropped));
  if (dropped.state !== "made") return redirect(href("/membership"), 303);
  return seeOtherSaying(href("/membership"), changeMessages.updated(planOf(plan).name));
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Switch plan", es: "Cambiar de plan" }, pageLanguages(matches).lang);

export default function SwitchBack({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const { plan, sentence, isWaiting } = loaderData;
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Container className="py-10 sm:py-14">
      <div className="max-w-2xl">
        <PageHeading>
          {say({ en: `Switch to ${planOf(plan).name}`, es: `Cambiar a ${planOf(plan).name}` })}
        </PageHeading>
        <div className="mt-5">
          <Notice>
            <p>{say(sentence)}</p>
            {isWaiting && <p>{say(changeMessages.waiting)}</p>}
          </Notice>
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={href("/membership/switch/:plan", { plan })}>
            {say({ en: "Try again", es: "Intentar de nuevo" })}
          </ButtonLink>
          {isWaiting ? (
            <Form method="post">
              <Button type="submit" look="plain" busy={isBusy}>
                {say({ en: "Back to the plans", es: "Volver a los planes" })}
              </Button>
            </Form>
          ) : (
            <ButtonLink to={href("/membership")} look="plain">
              {say({ en: "Back to the plans", es: "Volver a los planes" })}
            </ButtonLink>
          )}
        </div>
      </div>
    </Container>
  );
}

async function changeOf(asked: RequestArgs, plan: string) {
  if (!isTier(plan)) throw data({ en: "There is no such plan.", es: "Ese plan no existe." }, 404);
  const viewer = await requireViewer(asked);
  const all = services(asked.context);
  return { viewer, plan, all, isAllowed: await all.limits.allow("subscription", viewer.userId) };
}
