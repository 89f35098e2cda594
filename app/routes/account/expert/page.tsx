import { data, href, useNavigation } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import cardStyles from "#features/experts/card/expert-card.css?url";
import {
  type EditedExpert,
  type ExpertField,
  expertTexts,
} from "#features/experts/editing/details.ts";
import {
  ExpertPhoto,
  expertGroups,
  FirstGroups,
} from "#features/experts/editing/expert-groups.tsx";
import { ExpertPreview } from "#features/experts/editing/expert-preview.tsx";
import { ownPageProblems } from "#features/experts/editing/messages.ts";
import { expertForm } from "#features/experts/editing/schema.ts";
import {
  areSameServices,
  type ownServiceField,
  servicesIn,
  withServices,
} from "#features/experts/editing/service-list.ts";
import {
  changedForm,
  expertFormOf,
  findOwnPage,
  refused,
  saveOwnPage,
} from "#features/experts/editing/submission.server.ts";
import { expertLimits } from "#features/experts/expert.ts";
import { dropPages, requestId, services } from "#services/context.ts";
import { EditForm } from "#ui/editing/edit-form.tsx";
import editingStyles from "#ui/editing/editing.css?url";
import { Editor } from "#ui/editing/editor.tsx";
import { FieldGroup } from "#ui/editing/field-group.tsx";
import { SaveBar } from "#ui/editing/save-bar.tsx";
import { TextArea } from "#ui/form/field.tsx";
import { fieldValues } from "#ui/form/field-values.ts";
import { useFollowing } from "#ui/form/following/following.ts";
import { FormWays } from "#ui/form/form-ways.tsx";
import { editorAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { useSay } from "#ui/language/language.tsx";
import { PassingToast } from "#ui/message/toast.tsx";
import { readForm } from "#values/form/form.ts";
import { type EditAnswer, fieldTexts } from "#values/form/three-way.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { saidBefore, saidNow, seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/page.ts";
import { openDesk } from "./desk.server.ts";
import { DeskHead, NoDesk } from "./desk-head.tsx";

/** How long the page says what was done. */
const saidMilliseconds = 5000;

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: editingStyles },
  { rel: "stylesheet", href: cardStyles },
];

export async function loader(args: Route.LoaderArgs) {
  const { viewer, desk } = await openDesk(args);
  const said = saidBefore(args.request.headers.get("Cookie"));
  const heard = { said, occasion: requestId(args.context) };
  const page = desk && (await findOwnPage(services(args.context), viewer));
  if (!desk || !page) return data({ desk: null, page: null, ...heard }, 404);
  const headers = said ? { "Set-Cookie": saidNow() } : undefined;
  return data({ desk, page, ...heard }, { headers });
}

/** Also after a refusal: what was stored meanwhile is shown beside what was typed. */
export const shouldRevalidate = isServerReached;

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await expertFormOf(args, viewer);
  const changed = changedForm(args.url, form);
  if (changed) return changed;
  const { value, errors } = readForm(expertForm, form);
  if (errors) return data({ ...errors, meanwhile: null }, 400);
  const saved = await saveOwnPage(services(args.context), viewer, value);
  if (saved.problem === "no-expert") throw data(ownPageProblems["no-expert"], 404);
  if (saved.problem !== null) {
    const { answer, status } = refused(form, saved, ownPageProblems);
    return data(answer, status);
  }
  dropPages(args.context);
  return seeOtherSaying(href("/account/expert"), {
    en: "Your page is saved.",
    es: "Tu página quedó guardada.",
  });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  editorAnswer(args, ownPageProblems["not-updated"], withServices);

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(
    { en: "Your page as an expert", es: "Tu página de experto" },
    pageLanguages(matches).lang,
  );

/** The form with which experts edit their own page. */
export default function OwnExpertPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { desk, page, said, occasion } = loaderData;
  const isBusy = useNavigation().formMethod === "POST";
  if (!desk) return <NoDesk />;
  return (
    <>
      <DeskHead desk={desk} title={say({ en: "Your page", es: "Tu página" })} />
      {/* The index and the card stand in the margin of the account's column. */}
      <div className="xl:-mr-66">
        <OwnPageForm key={page.id} stored={page} answer={actionData ?? null} isBusy={isBusy} />
      </div>
      <PassingToast occasion={said && occasion} milliseconds={saidMilliseconds}>
        {said}
      </PassingToast>
    </>
  );
}

/** All public fields of an expert's page, for the expert. */
function OwnPageForm({
  stored,
  answer,
  isBusy,
}: {
  stored: EditedExpert;
  answer: EditAnswer | null;
  isBusy: boolean;
}) {
  const say = useSay();
  const texts = expertTexts(stored);
  const values = fieldValues<ExpertField | typeof ownServiceField>(texts, answer);
  const [services, setServices] = useFollowing(
    servicesIn(values.text("services")),
    areSameServices,
  );
  const action = href("/account/expert");
  return (
    <Editor
      groups={Object.values(expertGroups)}
      beside={
        <ExpertPreview
          formId={formId}
          stored={stored}
          services={services}
          initial={{ ...fieldTexts(texts), ...answer?.typed }}
        />
      }
    >
      <EditForm id={formId} action={action} answer={answer}>
        <FirstGroups
          opened={texts}
          answer={answer}
          values={values}
          action={action}
          services={services}
          onServices={setServices}
        />
        <FieldGroup {...expertGroups.page}>
          <ExpertPhoto stored={stored} answer={answer} takesAddress={false} />
          <TextArea
            label={say({ en: "Bio", es: "Biografía" })}
            rows={8}
            maxLength={expertLimits.bio}
            hint={say({
              en: "What visitors read on your page",
              es: "Lo que los visitantes leen en tu página",
            })}
            {...values.field("bio")}
          />
        </FieldGroup>
        <SaveBar>
          <FormWays busy={isBusy} out={href("/dashboard")} outLook="plain">
            {isBusy
              ? say({ en: "Saving…", es: "Guardando…" })
              : say({ en: "Save page", es: "Guardar página" })}
          </FormWays>
        </SaveBar>
      </EditForm>
    </Editor>
  );
}

const formId = "own-page";
