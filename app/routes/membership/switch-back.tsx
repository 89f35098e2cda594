import { data, href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { settlePlanChange } from "#features/membership/changes/settle.server.ts";
import { tooOften } from "#features/membership/messages.ts";
import { isTier, planOf } from "#features/membership/plans/plans.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/switch-back.ts";

/**
 * Where somebody comes back to from confirming the payment of a change: to the finished change, or to
 * the plan as it was. What the address says beside the plan is not believed.
 */
export async function loader(asked: Route.LoaderArgs) {
  const { plan } = asked.params;
  if (!isTier(plan)) throw data("There is no such plan.", 404);
  const viewer = await requireViewer(asked);
  const all = services(asked.context);
  if (!(await all.limits.allow("subscription", viewer.userId))) {
    return data({ plan, sentence: tooOften }, 429);
  }
  const settled = await settlePlanChange(all, viewer, plan);
  if (!settled) return redirect(href("/membership"), 303);
  const { sentence, isMade } = settled;
  if (isMade) return seeOtherSaying(href("/membership"), sentence);
  return data({ plan, sentence });
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export const meta: Route.MetaFunction = () => officeMeta("Switch plan");

export default function SwitchBack({ loaderData: { plan, sentence } }: Route.ComponentProps) {
  return (
    <Container className="py-10 sm:py-14">
      <div className="max-w-2xl">
        <PageHeading>Switch to {planOf(plan).name}</PageHeading>
        <div className="mt-5">
          <Notice>{sentence}</Notice>
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={href("/membership/switch/:plan", { plan })}>Try again</ButtonLink>
          <ButtonLink to={href("/membership")} look="plain">
            Back to the plans
          </ButtonLink>
        </div>
      </div>
    </Container>
  );
}
