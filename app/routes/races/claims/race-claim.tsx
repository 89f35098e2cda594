import { data, Form, href, redirect, useNavigation } from "react-router";
import { findViewer } from "#features/accounts/viewer.server.ts";
import { claimSubmitted } from "#features/claims/claim.ts";
import { ClaimFields, CorrectionLink } from "#features/claims/claim-dialog.tsx";
import { claimableRace, claimantOf } from "#features/claims/claims.server.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { missingMeta } from "#ui/page/missing-title.ts";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { errorsOf, formOf } from "#values/form/form.ts";
import { readId } from "#values/id.ts";
import { pathOf } from "#values/web/language.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/race-claim.ts";
import { submitClaim } from "./submission.server.ts";

export const handle: Handle = { keepsPages: true };

/** The page of the claim form, for browsers without scripts and for new tabs. */
export async function loader(asked: Route.LoaderArgs) {
  const { db } = services(asked.context);
  const raceId = raceIdOf(asked.params);
  const name = await claimableRace({ db }, raceId);
  if (name === null) throw data("There is no such race.", 404);
  return {
    raceId,
    name,
    claimant: await claimantOf({ db }, await findViewer(asked)),
    isSent: asked.url.searchParams.has("sent"),
    url: asked.url.origin + pathOf(asked.url),
  };
}

export async function action(asked: Route.ActionArgs) {
  const raceId = raceIdOf(asked.params);
  const outcome = await submitClaim(asked, raceId, await formOf(asked.request));
  if (outcome !== "done") return outcome;
  return redirect(`${href("/races/:id/claim", { id: raceId })}?sent`, 303);
}

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) =>
  loaderData
    ? pageMeta(pageLanguages(matches), {
        title: { en: `Claim ${loaderData.name}`, es: `Gestionar ${loaderData.name}` },
        description: {
          en: `Tell us that you organize ${loaderData.name}.`,
          es: `Cuéntanos que organizas ${loaderData.name}.`,
        },
        url: loaderData.url,
        indexed: false,
      })
    : missingMeta(matches, error, { en: "Page not found", es: "Página no encontrada" });

export default function RaceClaim({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { raceId, name, claimant, isSent } = loaderData;
  const isBusy = useNavigation().formMethod === "POST";
  const back = href("/races/:id", { id: raceId });
  if (isSent) {
    return (
      <Container className="py-10 sm:py-14">
        <PageHeading lead={say(claimSubmitted)}>
          {say({ en: "Thank you", es: "Gracias" })}
        </PageHeading>
        <ButtonLink to={back} className="mt-8 whitespace-normal">
          {say({ en: `Back to ${name}`, es: `Volver a ${name}` })}
        </ButtonLink>
      </Container>
    );
  }
  return (
    <Container className="py-10 sm:py-14">
      <PageHeading lead={<TextLink to={back}>{name}</TextLink>}>
        {say({ en: "Claim this Race", es: "Gestionar esta carrera" })}
      </PageHeading>
      <p className="mt-4 text-muted">
        {say({
          en: "Do you organize it? Tell us how to reach you. We talk to you before anything on the page changes.",
          es: "¿La organizas? Cuéntanos cómo contactarte. Hablamos contigo antes de cambiar algo en la página.",
        })}{" "}
        <CorrectionLink raceId={raceId} />
      </p>
      <Form method="post" noValidate className="mt-8 grid max-w-[42rem] gap-5">
        <ClaimFields
          raceId={raceId}
          claimant={claimant}
          isBusy={isBusy}
          errors={errorsOf(actionData)}
          cancel={
            <ButtonLink to={back} look="plain">
              {say({ en: "Cancel", es: "Cancelar" })}
            </ButtonLink>
          }
        />
      </Form>
    </Container>
  );
}

function raceIdOf({ id }: { id: string }): string {
  const raceId = readId(id);
  if (!raceId) throw data("There is no such race.", 404);
  return raceId;
}
