import { data, Form, href } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { office, workspace } from "#features/races/editing/workplace.ts";
import { CertificateLink } from "#features/results/certificate-link.tsx";
import { longestClaimNote } from "#features/results/claim.ts";
import { claimResult, hideClaimedName, withdrawClaim } from "#features/results/claiming.server.ts";
import { findResultToClaim, ownClaims } from "#features/results/claims.server.ts";
import { resultClaimProblems } from "#features/results/messages.ts";
import { resultLine, sexWords } from "#features/results/result.ts";
import { resultClaimForm } from "#features/results/schema.ts";
import { config } from "#services/config.ts";
import { dropPages, publicOrigin, services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/form/field.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Facts } from "#ui/list/facts.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { missingMeta } from "#ui/page/missing-title.ts";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay } from "#values/day.ts";
import { type FormErrors, formOf, readForm } from "#values/form/form.ts";
import { sayIn, type Words } from "#values/say.ts";
import { keepable } from "#values/text/clean.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { saidOnce, seeOtherSaying } from "#values/web/said.ts";
import { changeOf } from "../changes.ts";
import type { Route } from "./+types/result-claim.ts";

/** `/races/:id/result-claim?distance=…&bib=…`: a runner who entered elsewhere says that a result is theirs. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  if (args.params.change !== undefined) changeOf(changes, args.params.change);
  const found = await findResultToClaim(
    services(args.context),
    viewer,
    args.params.id,
    asked(args),
  );
  if (!found) throw data(resultClaimProblems.gone, 404);
  const { race, shown, row } = found;
  const { id, name, startDate } = race;
  const { knownName: _, ...result } = row;
  const { said, init } = saidOnce(args.request);
  const { key, distance } = shown;
  const own = await ownClaims(services(args.context), viewer, id);
  const others = own.filter((claim) => claim.id !== row.claimId);
  return data({ said, race: { id, name, startDate }, key, distance, result, others }, init);
}

function asked({ url }: Pick<Route.LoaderArgs, "url">) {
  const bib = keepable(url.searchParams.get("bib") ?? "");
  return { key: url.searchParams.get("distance"), bib };
}

type Answer = { problem: Words | null; errors: FormErrors | null };

const changes = { send, withdraw, name };

export async function action(args: Route.ActionArgs) {
  return changeOf(changes, args.params.change)(args);
}

async function send(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const { context, request, params } = args;
  const { value, errors } = readForm(resultClaimForm, await formOf(request));
  if (errors) return data<Answer>({ problem: null, errors }, 400);
  const { problem } = await claimResult(
    services(context),
    viewer,
    { raceId: params.id, ...asked(args), ...value },
    {
      origin: publicOrigin(request),
      inbox: config().contact.email,
      workspace: workspace.resultClaims(params.id),
      office: office.resultClaims(params.id),
    },
  );
  if (problem === "gone") throw data(resultClaimProblems.gone, 404);
  if (problem !== null) {
    const status = problem === "too-often" ? 429 : 409;
    return data<Answer>({ problem: resultClaimProblems[problem], errors: null }, status);
  }
  return seeOtherSaying(backTo(args), {
    en: "Your claim was sent. You get an email when it is decided.",
    es: "Enviamos tu solicitud. Recibirás un correo cuando se decida.",
  });
}

async function withdraw(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const claim = String((await formOf(args.request)).get("claim") ?? "");
  if (!(await withdrawClaim(services(args.context), viewer, args.params.id, claim))) {
    throw data(resultClaimProblems.gone, 404);
  }
  dropPages(args.context);
  return seeOtherSaying(backTo(args), {
    en: "You have withdrawn your claim.",
    es: "Retiraste tu solicitud.",
  });
}

/** Takes the runner's name out of the public results, or with `shown=1` puts it back. */
async function name(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const isHidden = form.get("shown") !== "1";
  const claim = String(form.get("claim") ?? "");
  if (!(await hideClaimedName(services(args.context), viewer, claim, isHidden))) {
    throw data(resultClaimProblems.gone, 404);
  }
  dropPages(args.context);
  return seeOtherSaying(
    backTo(args),
    isHidden
      ? { en: "Your name is hidden.", es: "Tu nombre está oculto." }
      : { en: "Your name is shown again.", es: "Tu nombre se muestra de nuevo." },
  );
}

function backTo({ params, url }: Pick<Route.ActionArgs, "params" | "url">) {
  return href("/races/:id/result-claim/:change?", { id: params.id }) + url.search;
}

/** The page shows what the runner has claimed: it is not cached. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) =>
  loaderData
    ? officeMeta(
        { en: "Is this your result?", es: "¿Es tu resultado?" },
        pageLanguages(matches).lang,
      )
    : missingMeta(matches, error, resultClaimProblems.gone);

export default function ResultClaim({ loaderData, actionData }: Route.ComponentProps) {
  const lang = useLang();
  const say = sayIn(lang);
  const { race, key, distance, result } = loaderData;
  const { bib, standing } = result;
  const list = href("/races/:id/results", { id: race.id });
  return (
    <Container className="pt-8 pb-16">
      <BackLink to={withQuery(list, { distance: key, q: bib })}>
        {say({ en: "Back to the results", es: "Volver a los resultados" })}
      </BackLink>
      <div className="mt-4 grid max-w-text gap-6">
        <PageHeading lead={`${race.name}, ${formatDay(race.startDate, lang)}`}>
          {say({ en: "Is this your result?", es: "¿Es tu resultado?" })}
        </PageHeading>
        {loaderData.said && !actionData && <Notice kind="success">{loaderData.said}</Notice>}
        {actionData?.problem && <Notice kind="problem">{actionData.problem}</Notice>}
        <Facts
          items={[
            {
              label: say({ en: "Runner", es: "Corredor" }),
              value: result.name || say({ en: "Name not shown", es: "Nombre no publicado" }),
            },
            { label: say({ en: "Bib", es: "Dorsal" }), value: bib },
            ...(distance
              ? [{ label: say({ en: "Distance", es: "Distancia" }), value: distance }]
              : []),
            {
              label: say({ en: "Result", es: "Resultado" }),
              value: resultLine(result, lang),
            },
            ...(result.category || result.sex
              ? [
                  {
                    label: say({ en: "Category", es: "Categoría" }),
                    value: result.category ?? (result.sex ? say(sexWords[result.sex]) : ""),
                  },
                ]
              : []),
          ]}
        />
        {standing === "free" ? (
          <ClaimForm page={loaderData} errors={actionData?.errors ?? null} />
        ) : (
          <p>{say(resultClaimProblems[standing])}</p>
        )}
        {standing === "claimed" && result.status === "finished" && (
          <p>
            <CertificateLink raceId={race.id} resultsKey={key} bib={bib} />
          </p>
        )}
        {result.claimId && <OwnClaim page={loaderData} claimId={result.claimId} />}
        {loaderData.others.length > 0 && <OtherClaims page={loaderData} />}
      </div>
    </Container>
  );
}

type Page = Route.ComponentProps["loaderData"];

/** Where a form of the page is sent. */
function changePath({ race, key, result }: Page, change: keyof typeof changes): string {
  const path = href("/races/:id/result-claim/:change?", { id: race.id, change });
  return withQuery(path, { distance: key, bib: result.bib });
}

function ClaimForm({ page, errors }: { page: Page; errors: FormErrors | null }) {
  const say = useSay();
  const path = changePath(page, "send");
  const isBusy = useIsSending(path);
  return (
    <Form method="post" action={path} className="grid justify-items-start gap-5">
      <p>
        {say({
          en: "The organizer of the race compares the result with the name of your account, and with your birth year and sex if an entry of yours has them. You get an email with the decision.",
          es: "El organizador de la carrera compara el resultado con el nombre de tu cuenta, y con tu año de nacimiento y tu sexo si aparecen en alguna inscripción tuya. Recibirás un correo con la decisión.",
        })}
      </p>
      <TextArea
        label={say({
          en: "Note for the organizer (optional)",
          es: "Nota para el organizador (opcional)",
        })}
        hint={say({
          en: "For example, with which name and where you entered.",
          es: "Por ejemplo, con qué nombre y dónde te inscribiste.",
        })}
        name="note"
        rows={3}
        maxLength={longestClaimNote}
        defaultValue={errors?.typed.note ?? ""}
        error={errors?.fields.note}
        className="w-full"
      />
      <Button type="submit" busy={isBusy}>
        {say({ en: "This is me", es: "Soy yo" })}
      </Button>
    </Form>
  );
}

/** The runner's other claims of this race: a row that a later file lacks has no page to withdraw its claim on. */
function OtherClaims({ page }: { page: Page }) {
  const say = useSay();
  return (
    <section aria-labelledby="others" className="grid gap-3">
      <h2 id="others" className="text-xl">
        {say({ en: "Your other claims of this race", es: "Tus otras solicitudes de esta carrera" })}
      </h2>
      <ul className="grid gap-3">
        {page.others.map(({ id, bib, distance }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <span>{[`# ${bib}`, distance].filter(Boolean).join(" · ")}</span>
            <Form method="post" action={changePath(page, "withdraw")}>
              <input type="hidden" name="claim" value={id} />
              <Button
                type="submit"
                look="plain"
                size="row"
                aria-label={say({
                  en: `Withdraw the claim: ${bib}`,
                  es: `Retirar la solicitud: ${bib}`,
                })}
              >
                {say({ en: "Withdraw the claim", es: "Retirar la solicitud" })}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the runner can do with a claim: hide the name once it is approved, or withdraw it. */
function OwnClaim({ page, claimId }: { page: Page; claimId: string }) {
  const say = useSay();
  const { isNameHidden, standing } = page.result;
  return (
    <div className="flex flex-wrap gap-3">
      {standing === "claimed" && (
        <Form method="post" action={changePath(page, "name")}>
          <input type="hidden" name="claim" value={claimId} />
          {isNameHidden && <input type="hidden" name="shown" value="1" />}
          <Button type="submit" look="quiet">
            {isNameHidden
              ? say({ en: "Show my name", es: "Mostrar mi nombre" })
              : say({ en: "Hide my name", es: "Ocultar mi nombre" })}
          </Button>
        </Form>
      )}
      <Form method="post" action={changePath(page, "withdraw")}>
        <input type="hidden" name="claim" value={claimId} />
        <Button type="submit" look="plain">
          {standing === "claimed"
            ? say({ en: "This is not my result", es: "No es mi resultado" })
            : say({ en: "Withdraw the claim", es: "Retirar la solicitud" })}
        </Button>
      </Form>
    </div>
  );
}
