import { data, Form, href, redirect, useNavigation } from "react-router";
import { type RequestArgs, requireViewer } from "#features/accounts/viewer.server.ts";
import { changePlan, previewPlanChange } from "#features/membership/changes/commands.server.ts";
import { confirmedPath } from "#features/membership/checkout/result-path.ts";
import { planAction } from "#features/membership/membership.ts";
import { changedSentence, refusalSentence, tooOften } from "#features/membership/messages.ts";
import { isTier, planOf, priceIdOf } from "#features/membership/plans/plans.ts";
import { standingOf } from "#features/membership/queries.server.ts";
import { subscriptionStatuses } from "#features/membership/refusals/refusals.ts";
import { publicOrigin, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { formOf } from "#values/form/form.ts";
import { inLanguage, languageOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/switch.ts";
import styles from "./membership.css?url";
import { SwitchCost } from "./switch-cost.tsx";

export const handle: Handle = { keepsPages: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The cost of a switch on a separate page, for browsers without scripts. */
export async function loader(asked: Route.LoaderArgs) {
  const { viewer, tier, standing } = await wishOf(asked, asked.params.plan);
  const all = services(asked.context);
  const isAllowed = await all.limits.allow("subscription", viewer.userId);
  const priceId = priceIdOf(tier, standing.interval);
  const preview = isAllowed
    ? await previewPlanChange(all, viewer, priceId)
    : ({ problem: "too-often" } as const);
  if ("problem" in preview) {
    const status = subscriptionStatuses[preview.problem];
    return data({ tier, standing, preview: null, problem: refusalSentence(preview) }, status);
  }
  return data({ tier, standing, preview, problem: null });
}

export async function action(asked: Route.ActionArgs) {
  const { viewer, tier, standing } = await wishOf(asked, asked.params.plan);
  const form = await formOf(asked.request);
  const all = services(asked.context);
  if (!(await all.limits.allow("subscription", viewer.userId))) {
    return data({ problem: tooOften }, 429);
  }
  const priceId = priceIdOf(tier, standing.interval);
  const wish = { priceId, token: String(form.get("preview")) };
  const back =
    publicOrigin(asked.request) + inLanguage(languageOf(asked.url), confirmedPath(priceId));
  const changed = await changePlan(all, viewer, wish, back);
  if ("problem" in changed) {
    const status = subscriptionStatuses[changed.problem];
    return data({ problem: refusalSentence(changed) }, status);
  }
  if ("confirmUrl" in changed) return redirect(changed.confirmUrl, 303);
  return seeOtherSaying(href("/membership"), changedSentence(changed));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Switch plan", es: "Cambiar de plan" }, pageLanguages(matches).lang);

export default function Switch({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { tier, standing, preview } = loaderData;
  const problem = actionData?.problem ?? loaderData.problem;
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Container className="py-10 sm:py-14">
      <div className="max-w-2xl">
        <PageHeading>
          {say({ en: `Switch to ${planOf(tier).name}`, es: `Cambiar a ${planOf(tier).name}` })}
        </PageHeading>
        {problem && (
          <div className="mt-5">
            <Notice kind="problem">{problem}</Notice>
          </div>
        )}
        {preview && (
          <div className="mt-5">
            <SwitchCost standing={standing} tier={tier} cost={preview} />
          </div>
        )}
        <Form method="post" className="mt-8 flex flex-wrap gap-3">
          {preview && (
            <>
              <input type="hidden" name="preview" value={preview.token} />
              <Button type="submit" busy={isBusy}>
                {say({ en: "Confirm Change", es: "Confirmar el cambio" })}
              </Button>
            </>
          )}
          <ButtonLink to={href("/membership")} look="plain">
            {standing.tier
              ? say({
                  en: `Keep ${planOf(standing.tier).name}`,
                  es: `Conservar ${planOf(standing.tier).name}`,
                })
              : say({ en: "Cancel", es: "Cancelar" })}
          </ButtonLink>
        </Form>
      </div>
    </Container>
  );
}

/** A viewer without a membership, or with this plan already, is sent to the page of plans. */
async function wishOf(asked: RequestArgs, plan: string) {
  if (!isTier(plan)) throw data({ en: "There is no such plan.", es: "Ese plan no existe." }, 404);
  const viewer = await requireViewer(asked);
  const standing = await standingOf(services(asked.context), viewer);
  if (!standing || planAction(standing, plan) !== "switch") {
    throw redirect(href("/membership"), 303);
  }
  return { viewer, tier: plan, standing };
}
