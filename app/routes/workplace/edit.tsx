import type { ReactNode } from "react";
import { data, Form, href } from "react-router";
import { editionLinks } from "#features/editions/queries.server.ts";
import type { MenuRace } from "#features/organizers/organizer.ts";
import { raceScreens } from "#features/organizers/race-menu.tsx";
import cardStyles from "#features/races/card/race-card.css?url";
import { checkedOn } from "#features/races/editing/checks.server.ts";
import type { EditedRace, OwnRace } from "#features/races/editing/details.ts";
import { editingMessages, editingProblems } from "#features/races/editing/messages.ts";
import { findCardPreview } from "#features/races/editing/preview/queries.server.ts";
import { findEditedRace } from "#features/races/editing/queries.server.ts";
import { EditMissing } from "#features/races/editing/screens/edit-missing.tsx";
import { readTab, unsavedSentence } from "#features/races/editing/screens/edit-tab.ts";
import { EditorScreen } from "#features/races/editing/screens/editor-screen.tsx";
import { raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { raceFormOf, submitTab } from "#features/races/editing/screens/submission.server.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { todayAt } from "#features/races/standing.ts";
import { offerFreed } from "#features/registrations/waiting/offering.server.ts";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { editorAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { Said, useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { type Day, formatDay } from "#values/day.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { homeDay } from "#values/zone.ts";
import type { Route } from "./+types/edit.ts";
import { requireEditor } from "./editor.server.ts";

/** The back office shows what is missing on this screen, the workspace on the error page of its layout. */
export async function loader(args: Route.LoaderArgs) {
  const { editor, at } = await requireEditor(args);
  const { db, now, log } = services(args.context);
  const none = {
    race: null,
    preview: null,
    registersHere: false,
    today: homeDay(now()),
    checked: null,
    hasNext: false,
  };
  try {
    const race = await findEditedRace({ db }, editor, args.params.id);
    if (!race && !at.isOffice) throw raceMissing();
    if (!race) return data({ ...none, isThere: false }, 404);
    const preview = await findCardPreview({ db, now }, args.request, race.id);
    const shown = at.isOffice ? race : ownRaceOf(race);
    const today = todayAt(race, now());
    const registersHere = race.details.race_type_category === "internal";
    const checked = await checkedOn({ db }, race.id);
    const hasNext = (await editionLinks({ db }, race.id)).next !== null;
    const about = { preview, registersHere, today, checked, hasNext };
    return data({ ...about, race: shown, isThere: true });
  } catch (error) {
    if (!at.isOffice) throw error;
    log.error({ error }, "race not loaded for editing");
    return data({ ...none, isThere: true }, 500);
  }
}

/** A race without what only administrators see. */
function ownRaceOf(race: EditedRace): OwnRace {
  const { is_premium: _, race_type_category: __, ...details } = race.details;
  return { ...race, details };
}

/** Also after a refusal: changes that somebody else stored are shown beside what was typed. */
export const shouldRevalidate = isServerReached;

/** The tab in the address says which form it is. */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const race = await findEditedRace(services(args.context), editor, args.params.id);
  if (!race) throw raceMissing();
  const tab = readTab(args.url.searchParams.get("tab"), race);
  const form = await raceFormOf(args, editor);
  const answer = await submitTab(args, editor, { at, race, tab, form });
  // There may be more places now.
  await offerFreed(services(args.context), race.id);
  return answer;
}

export const clientAction = (args: Route.ClientActionArgs) =>
  editorAnswer(args, unsavedSentence(args.request));

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: cardStyles }];

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  officeMeta(
    loaderData?.race
      ? {
          en: `Edit ${loaderData.race.details.race_name}`,
          es: `Editar ${loaderData.race.details.race_name}`,
        }
      : editingProblems["no-race"],
    pageLanguages(matches).lang,
  );

/** A race with a tab for what it is and one for each of its distances. */
export default function EditRace({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { race, preview, registersHere, isThere, today, checked, hasNext } = loaderData;
  const { isOffice } = useWorkplace();
  if (!race || !preview) {
    const sentence = isThere ? editingMessages.notLoaded : editingProblems["no-race"];
    return <EditMissing sentence={sentence} isThere={isThere} />;
  }
  return (
    <EditorScreen
      race={race}
      answer={actionData ?? null}
      preview={preview}
      ways={<RaceWays race={{ id: race.id, name: race.details.race_name, registersHere }} />}
      danger={dangerOf(race, isOffice, today)}
      note={
        <>
          {!isOffice && <RaceNote race={race} today={today} hasNext={hasNext} />}
          <Checked id={race.id} on={checked} />
        </>
      }
      back={
        isOffice
          ? say({ en: "Back to Races", es: "Volver a las carreras" })
          : say({ en: "Back to your races", es: "Volver a tus carreras" })
      }
    />
  );
}

/** The page of a race, and in the back office its other screens: the workspace has them in its menu. */
function RaceWays({ race }: { race: MenuRace }) {
  const say = useSay();
  const at = useWorkplace();
  const { id } = race;
  return [
    { to: href("/races/:id", { id }), label: say({ en: "See its page", es: "Ver su página" }) },
    ...(at.isOffice
      ? [
          ...raceScreens(at, race, say),
          {
            to: href("/admin/races/edit/:id/organizers", { id }),
            label: say({ en: "Organizers", es: "Organizadores" }),
          },
        ]
      : []),
  ].map(({ to, label }) => (
    <ButtonLink key={to} look="quiet" size="small" to={to}>
      {label}
    </ButtonLink>
  ));
}

/** Administrators delete a race, organizers cancel it. Nothing is left to cancel in a race that is over. */
function dangerOf({ id, details }: OwnRace, isOffice: boolean, today: Day): ReactNode {
  if (isOffice) {
    return (
      <DangerLink to={href("/admin/races/edit/:id/delete", { id })}>
        <Said>{{ en: "Delete race", es: "Eliminar carrera" }}</Said>
      </DangerLink>
    );
  }
  const mayCancel = details.race_status !== "cancelled" && details.start_date >= today;
  return (
    mayCancel && (
      <DangerLink to={href("/organize/races/:id/cancel", { id })}>
        <Said>{{ en: "Cancel race", es: "Cancelar carrera" }}</Said>
      </DangerLink>
    )
  );
}

function DangerLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink look="plain" className="-ml-3 text-danger" to={to}>
      {children}
    </ButtonLink>
  );
}

/** When somebody last made sure of what the site says about the race, and the button that says so again. */
function Checked({ id, on }: { id: string; on: Day | null }) {
  const say = useSay();
  const lang = useLang();
  const at = useWorkplace();
  const day = on && formatDay(on, lang);
  const isSending = useIsSending(at.checked(id));
  return (
    <Form
      method="post"
      action={at.checked(id)}
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted"
    >
      <span>
        {day
          ? say({ en: `Last checked on ${day}.`, es: `Última revisión: ${day}.` })
          : say({ en: "Not checked yet.", es: "Aún no se ha revisado." })}
      </span>
      <Button type="submit" look="quiet" size="small" busy={isSending}>
        {say({ en: "Confirm it is still correct", es: "Confirmar que sigue correcta" })}
      </Button>
    </Form>
  );
}

/** What an organizer has to know before changing a race. */
function RaceNote({
  race: { id, details },
  today,
  hasNext,
}: {
  race: OwnRace;
  today: Day;
  hasNext: boolean;
}) {
  const say = useSay();
  const at = useWorkplace();
  const isCancelled = details.race_status === "cancelled";
  const isOver = details.start_date < today;
  return (
    <div className="mb-4 grid max-w-200 gap-4">
      {isCancelled && (
        <Notice kind="problem">
          {say({
            en: "This race is cancelled and takes no registrations. Choose another status to bring it back: its runners are told.",
            es: "Esta carrera está cancelada y no recibe inscripciones. Elige otro estado para recuperarla: avisaremos a sus corredores.",
          })}
        </Notice>
      )}
      {isOver && !isCancelled && (
        <Notice>
          {say({
            en: "This race is over: nobody is told of changes any more.",
            es: "Esta carrera ya pasó: los cambios ya no se avisan a nadie.",
          })}{" "}
          {!hasNext && (
            <TextLink to={at.nextEdition(id)}>
              {say({ en: "Prepare the next edition", es: "Preparar la próxima edición" })}
            </TextLink>
          )}
        </Notice>
      )}
      <p className="text-sm text-muted">
        <Rich
          text={say({
            en: "We look after the name of the organizer, where runners register, and premium races. <0>Write to us</0> to have them changed.",
            es: "Nosotros nos encargamos del nombre del organizador, del lugar de inscripción y de las carreras premium. <0>Escríbenos</0> para cambiarlos.",
          })}
          parts={[(words) => <TextLink to={href("/contact")}>{words}</TextLink>]}
        />
      </p>
    </div>
  );
}
