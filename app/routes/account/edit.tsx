import { data, Form, href } from "react-router";
import { profileMessages, profileProblems } from "#features/accounts/profile/messages.ts";
import { photoAddress, photoProblem } from "#features/accounts/profile/photo.ts";
import {
  findProfile,
  type Profile,
  saveProfile,
} from "#features/accounts/profile/profile.server.ts";
import { profileForm } from "#features/accounts/profile/schema.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { type Viewer, viewerName } from "#features/accounts/viewer.ts";
import { knownAnswers } from "#features/registrations/known-answers.server.ts";
import { usualForm } from "#features/registrations/rules/entry-rules.ts";
import { config } from "#services/config.ts";
import { dropPages, requestId, services } from "#services/context.ts";
import { fileFormOf } from "#services/sent-files.ts";
import type { Services } from "#services/services.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { photoFormats } from "#ui/form/files/accepted-files.ts";
import { PhotoField } from "#ui/form/files/photo-field.tsx";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Avatar } from "#ui/list/avatar.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { PassingToast } from "#ui/message/toast.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { PageHeading } from "#ui/page/page.tsx";
import { type FormErrors, formErrors, readForm } from "#values/form/form.ts";
import { upTo } from "#values/form/upload.ts";
import { type Lang, ownNames, type Sentence } from "#values/say.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/edit.ts";

/** How long the page says that the profile is saved. */
const savedMilliseconds = 3000;

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { db, log, identity } = services(args.context);
  const { origin, searchParams } = args.url;
  const notice =
    searchParams.get("notice") === "photo-removed" ? profileMessages.photoRemoved : null;
  try {
    const profile = await findProfile({ db }, viewer);
    if (profile) {
      const offered = await offeredFor({ db, identity }, viewer, profile);
      return data({ profile, offered, origin, notice, languages: config().languages });
    }
  } catch (error) {
    log.error({ error }, "profile not loaded");
  }
  return data({ profile: null, offered: null, origin, notice, languages: null }, 500);
}

/** The name and phone of the last registration, for a profile that has no name yet. */
async function offeredFor(
  needs: Pick<Services, "db" | "identity">,
  viewer: Pick<Viewer, "userId">,
  { firstName, lastName, phone }: Profile,
) {
  if (firstName || lastName) return null;
  const known = await knownAnswers(needs, viewer, usualForm.rules);
  if (!known.firstName && !known.lastName) return null;
  return { firstName: known.firstName, lastName: known.lastName, phone: phone ?? known.phone };
}

type ProfileAnswer = { saved: string; errors: null } | { saved: null; errors: FormErrors };

const photoLimit = upTo(12, profileProblems["too-heavy"]);

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await fileFormOf(args, viewer, photoLimit);
  const { value, errors } = readForm(profileForm, form);
  if (errors) return data<ProfileAnswer>({ saved: null, errors }, 400);
  const { problem } = await saveProfile(services(args.context), viewer, value);
  if (problem === null) {
    // The name and the photo stand beside the viewer's reviews.
    dropPages(args.context);
    return data<ProfileAnswer>({ saved: requestId(args.context), errors: null });
  }
  const isPhoto = problem !== "not-saved";
  const refusal = formErrors(profileProblems[problem], form, isPhoto ? "profile_image" : null);
  return data<ProfileAnswer>({ saved: null, errors: refusal }, isPhoto ? 400 : 500);
}

/** A form that does not reach the server is reported like a server failure; the typed values stay. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAnswer(serverAction(), (): ProfileAnswer => {
    const errors = { form: profileProblems["not-saved"], fields: {}, typed: {} };
    return { saved: null, errors };
  });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: { en: "Edit Your Account", es: "Edita tu cuenta" },
    description: {
      en: "Your name, your photo and how organizers reach you.",
      es: "Tu nombre, tu foto y cómo te contactan los organizadores.",
    },
    url: `${loaderData?.origin}${href("/account/edit")}`,
    indexed: false,
  });

export default function EditAccount({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { profile, offered, notice } = loaderData;
  const isBusy = useIsSending(href("/account/edit"));
  if (!profile) return <NotLoaded />;
  const errors = actionData?.errors ?? null;
  const typed = errors?.typed ?? {};
  const said = errors?.fields ?? {};
  return (
    <>
      <PageHeading>{say({ en: "Edit Your Account", es: "Edita tu cuenta" })}</PageHeading>
      <div className="mt-6 grid gap-4">
        {notice && !actionData && <Notice kind="success">{notice}</Notice>}
        {offered && !actionData && <Notice icon="people">{profileMessages.offered}</Notice>}
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        <Form method="post" encType="multipart/form-data" noValidate className="grid gap-5">
          <ProfilePhoto
            key={profile.photo}
            profile={profile}
            error={said.profile_image}
            answer={actionData}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              label={say({ en: "First name", es: "Nombre" })}
              name="first_name"
              autoComplete="given-name"
              defaultValue={typed.first_name ?? profile.firstName ?? offered?.firstName ?? ""}
              error={said.first_name}
            />
            <TextField
              label={say({ en: "Last name", es: "Apellido" })}
              name="last_name"
              autoComplete="family-name"
              defaultValue={typed.last_name ?? profile.lastName ?? offered?.lastName ?? ""}
              error={said.last_name}
            />
          </div>
          <div>
            <TextField
              label={say({ en: "Email", es: "Correo electrónico" })}
              type="email"
              value={profile.email}
              readOnly
              hint={say(profileMessages.emailStays)}
            />
            <p className="text-sm text-muted">
              <Rich
                text={say({
                  en: "To use another one, <0>change your email address</0> under Security.",
                  es: "Para usar otra, <0>cambia tu dirección de correo</0> en Seguridad.",
                })}
                parts={[
                  (words) => <TextLink to={href("/account/security/email")}>{words}</TextLink>,
                ]}
              />
            </p>
          </div>
          <TextField
            label={say({ en: "Phone", es: "Teléfono" })}
            name="phone"
            type="tel"
            autoComplete="tel"
            defaultValue={typed.phone ?? profile.phone ?? offered?.phone ?? ""}
            error={said.phone}
          />
          <TextField
            label={say({ en: "Address", es: "Dirección" })}
            name="address"
            autoComplete="street-address"
            defaultValue={typed.address ?? profile.address ?? ""}
            error={said.address}
          />
          <LetterLanguage lang={profile.lang} languages={loaderData.languages} />
          <div className="mt-2 flex flex-wrap gap-3">
            <Button type="submit" busy={isBusy}>
              {isBusy
                ? say({ en: "Saving…", es: "Guardando…" })
                : say({ en: "Save changes", es: "Guardar cambios" })}
            </Button>
            <ButtonLink to={href("/dashboard")} look="quiet">
              {say({ en: "Cancel", es: "Cancelar" })}
            </ButtonLink>
          </div>
        </Form>
      </div>
      <Form id="remove-photo" method="post" action={href("/account/photo/remove")} />
      <PassingToast occasion={actionData?.saved ?? null} milliseconds={savedMilliseconds}>
        {profileMessages.saved}
      </PassingToast>
    </>
  );
}

function NotLoaded() {
  const say = useSay();
  return (
    <>
      <PageHeading>{say({ en: "Edit Your Account", es: "Edita tu cuenta" })}</PageHeading>
      <div className="mt-6 grid gap-4">
        <Notice kind="problem">{profileProblems["not-loaded"]}</Notice>
        <p>
          <TextLink to={href("/account/edit")} reloadDocument>
            {say({ en: "Try again", es: "Intentar de nuevo" })}
          </TextLink>
        </p>
      </div>
    </>
  );
}

/** The photo of the profile, and how to have another one or none. */
function ProfilePhoto({
  profile,
  error,
  answer,
}: {
  profile: Profile;
  error: Sentence | undefined;
  answer: unknown;
}) {
  const say = useSay();
  const stored = profile.photo && photoAddress(profile.photo, "large");
  const problemOf = (file: File) => {
    const problem = photoProblem(file);
    return problem && profileProblems[problem];
  };
  return (
    <PhotoField
      label={say({ en: "Photo", es: "Foto" })}
      name="profile_image"
      hint={say({
        en: "A square from its middle is shown. At most 2MB.",
        es: "La foto se recorta en cuadrado. Máximo 2 MB.",
      })}
      formats={photoFormats}
      error={error}
      answer={answer}
      problemOf={problemOf}
      picture={(chosen) => (
        <Avatar name={viewerName(profile)} image={chosen ?? stored} className="size-24 text-3xl" />
      )}
    >
      {profile.photo && (
        <Button type="submit" form="remove-photo" look="plain" size="small" className="mt-1">
          {say({ en: "Remove photo", es: "Quitar foto" })}
        </Button>
      )}
    </PhotoField>
  );
}

/** Chooses the language that letters to the viewer are written in, on a site with more than one. */
function LetterLanguage({ lang, languages }: { lang: Lang; languages: readonly Lang[] }) {
  const say = useSay();
  if (languages.length < 2) return null;
  return (
    <Select
      label={say({ en: "Message language", es: "Idioma de los correos" })}
      name="lang"
      defaultValue={lang}
      options={languages.map((value) => ({ value, label: ownNames[value] }))}
    />
  );
}
