import { eq } from "drizzle-orm";
import { experts } from "#db/schema.ts";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { fileFormOf } from "#services/sent-files.ts";
import type { Services } from "#services/services.ts";
import { formErrors } from "#values/form/form.ts";
import type { EditAnswer } from "#values/form/three-way.ts";
import { upTo } from "#values/form/upload.ts";
import type { Sentence } from "#values/say.ts";
import { storeExpert } from "./commands.server.ts";
import { type EditedExpert, expertTexts } from "./details.ts";
import { type ExpertProblem, type ExpertRefusal, expertProblems } from "./messages.ts";
import { findEditedExpert } from "./queries.server.ts";
import type { ExpertForm } from "./schema.ts";
import {
  changeServices,
  ownServiceField,
  readServiceChange,
  servicesIn,
  withServices,
} from "./service-list.ts";

type Needs = Pick<Services, "db" | "now" | "files" | "images" | "log" | "limits">;

const photoLimit = upTo(16, expertProblems["photo-too-heavy"]);

/** The form of an expert. */
export async function expertFormOf(
  asked: RequestArgs,
  editor: Pick<Viewer, "userId">,
): Promise<FormData> {
  return withServices(await fileFormOf(asked, editor, photoLimit));
}

/**
 * The form with the change of its services that the address names: without scripts, the buttons of
 * the services editor send it to be shown again. `null` where the address names none.
 */
export function changedForm(url: URL, form: FormData): EditAnswer | null {
  const { typed } = formErrors(null, form);
  const own = typed[ownServiceField] ?? "";
  const change = readServiceChange(url.searchParams.get("change"), own);
  if (!change) return null;
  const services = changeServices(servicesIn(typed.services ?? ""), change);
  return {
    form: null,
    fields: {},
    typed: {
      ...typed,
      services: JSON.stringify(services),
      [ownServiceField]: change.service === own ? "" : own,
    },
    meanwhile: null,
  };
}

/**
 * A refusal of a command; what was typed stays, brought together with what is stored now.
 * @param sentences - those for administrators unless said otherwise
 */
export function refused(
  form: FormData,
  { problem, field, meanwhile }: ExpertRefusal,
  sentences: Record<ExpertProblem, Sentence> = expertProblems,
): { answer: EditAnswer; status: number } {
  const errors = formErrors(sentences[problem], form, field);
  const status = meanwhile ? 409 : field ? 400 : problem === "no-expert" ? 404 : 500;
  const typed = meanwhile?.merged ?? errors.typed;
  return { answer: { ...errors, typed, meanwhile: meanwhile ?? null }, status };
}

/** The page that the viewer keeps, with everything that its form holds; `null` without one. */
export async function findOwnPage(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
): Promise<EditedExpert | null> {
  const [own] = await db
    .select({ id: experts.id })
    .from(experts)
    .where(eq(experts.userId, viewer.userId));
  return own ? findEditedExpert({ db }, own.id) : null;
}

/**
 * Stores the changes that the viewer made as an expert on their own page. Whether visitors see the page,
 * and which account keeps it, stays as administrators have decided, whatever the form says.
 */
export async function saveOwnPage(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  form: ExpertForm,
): Promise<{ problem: null } | ExpertRefusal> {
  const own = await findOwnPage(services, viewer);
  if (!own) return { problem: "no-expert" };
  if (!(await services.limits.allow("expertPage", viewer.userId))) return { problem: "too-many" };
  const editor = { keeper: viewer };
  const saved = await storeExpert(services, editor, own.id, withinRights(form, own));
  return saved.problem === null ? { problem: null } : saved;
}

/** The form with what the viewer may not change as it was opened, so that it counts as unchanged. */
function withinRights(form: ExpertForm, own: EditedExpert): ExpertForm {
  const { is_active, account, ...texts } = expertTexts(own);
  const { is_active: _shown, account: _linked, ...opened } = form.opened ?? texts;
  return {
    ...form,
    is_active: own.details.is_active,
    account: own.account?.email ?? null,
    // A picture of another site would tell that site who looks at the page.
    picture_address: null,
    opened: {
      ...opened,
      ...(is_active !== undefined && { is_active }),
      ...(account !== undefined && { account }),
    },
  };
}
