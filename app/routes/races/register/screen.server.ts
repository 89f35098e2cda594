import { randomUUID } from "node:crypto";
import { data, href, type RouterContextProvider, redirect } from "react-router";
import { loginPath, signupPath } from "#features/accounts/login-path.ts";
import { findViewer } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { office, workspace } from "#features/races/editing/workplace.ts";
import { hasWayIn, isFull } from "#features/races/race.ts";
import { editsRace } from "#features/races/rights.server.ts";
import { todayAt } from "#features/races/standing.ts";
import type { Answers, WizardStep } from "#features/registrations/answers.ts";
import { companionsOf, nameIn } from "#features/registrations/companions.server.ts";
import { findDraft, findGroup, type GroupedDraft } from "#features/registrations/drafts.server.ts";
import { draftedEntry } from "#features/registrations/entering/commands.server.ts";
import { extrasFor } from "#features/registrations/extras/queries.server.ts";
import { readExtras } from "#features/registrations/extras/reading-extras.ts";
import { knownAnswers } from "#features/registrations/known-answers.server.ts";
import { type Obstacle, registrationObstacle } from "#features/registrations/obstacle.ts";
import { completedWords } from "#features/registrations/orders/changes/change.ts";
import {
  exchangePrice,
  type OpenChange,
  openChangeFor,
} from "#features/registrations/orders/changes/completing.server.ts";
import { lapsedPlaces } from "#features/registrations/orders/lapsed.server.ts";
import { openOrderFor } from "#features/registrations/orders/queries.server.ts";
import type { ChosenExtra } from "#features/registrations/prices/order-price.ts";
import { currentPrice, nextPrice } from "#features/registrations/prices/price-steps.ts";
import {
  codeOfEntries,
  findSale,
  guessedCode,
  keepsPlaces,
  priceOfEntries,
  stepsOf,
} from "#features/registrations/prices/queries.server.ts";
import { entriesIn } from "#features/registrations/queries.server.ts";
import { questionsFor } from "#features/registrations/questions/queries.server.ts";
import { readQuestionAnswers } from "#features/registrations/questions/reading-answers.ts";
import type { EntryTarget } from "#features/registrations/registration.ts";
import type { EntryForm } from "#features/registrations/rules/entry-rules.ts";
import { endOf } from "#features/registrations/rules/identity-document.ts";
import { type Entry, isMinorIn, readAnswers } from "#features/registrations/schema.ts";
import {
  sharesPlace,
  teamRulesFor,
  teamToJoin,
} from "#features/registrations/teams/queries.server.ts";
import { joiningWords, wholeTeamPrice } from "#features/registrations/teams/team.ts";
import {
  hasWaiting,
  waitingRulesOf,
  waitsOf,
} from "#features/registrations/waiting/queries.server.ts";
import { enteredAlready } from "#features/registrations/wizard/entered-already.ts";
import { findWizard, type Wizard } from "#features/registrations/wizard/wizard.server.ts";
import { peoplePath, reopeningPath, wizardPath } from "#features/registrations/wizard/wizard.ts";
import { services } from "#services/context.ts";
import { registrationCountries } from "#values/countries.ts";
import type { Day } from "#values/day.ts";
import { readId } from "#values/id.ts";
import { sayIn } from "#values/say.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { languageOf } from "#values/web/language.ts";
import type {
  ObstacleState,
  People,
  PersonRow,
  Reviewed,
  ReviewedPrice,
  StepState,
  WizardOffer,
  WizardScreen,
} from "./screen.ts";

/** The arguments of the wizard's loader and action. */
export type WizardArgs = {
  request: Request;
  url: URL;
  params: { id: string };
  context: Readonly<RouterContextProvider>;
};

/** @throws {Response} for an unknown race, or if a distance has to be chosen first */
export async function requireWizard(args: WizardArgs): Promise<Wizard> {
  const found = await wizardAt(args);
  if (found.kind === "wizard") return found.wizard;
  throw redirect(`${href("/races/:id", { id: found.race.id })}#distances`, 303);
}

/**
 * The wizard to be shown. Where the race as a whole takes no registrations here, no distance has to be
 * chosen first: the screen says why.
 * @throws {Response} as `requireWizard` does
 */
export async function wizardToShow(args: WizardArgs): Promise<Wizard> {
  const found = await wizardAt(args);
  if (found.kind === "wizard") return found.wizard;
  const { race, form } = found;
  if (
    registrationObstacle(race, null, { today: todayAt(race, services(args.context).now()) }) ===
    null
  ) {
    throw redirect(`${href("/races/:id", { id: race.id })}#distances`, 303);
  }
  const target = { raceId: race.id, distanceId: null };
  return { race, form, sale: null, distance: null, target, draftId: null, step: 1 };
}

async function wizardAt({ context, params, url }: WizardArgs) {
  const found = await findWizard(services(context), params.id, url.searchParams);
  if (found.kind === "no-race") throw data("Race Not Found", 404);
  return found;
}

/**
 * The form as those who may edit the race try it out, also before it opens. It has no draft, and nothing is stored.
 * @returns `null` where the address asks for no preview, or for that of other people's race
 */
export async function previewOf(
  args: WizardArgs,
): Promise<{ wizard: Wizard; screen: StepState } | null> {
  const { searchParams } = args.url;
  const raceId = readId(args.params.id);
  if (!searchParams.has("preview") || raceId === null) return null;
  const viewer = await findViewer(args);
  const { db } = services(args.context);
  if (!viewer || !(await editsRace({ db }, viewer, raceId))) return null;
  const found = await wizardAt(args);
  const { race, form } = found.kind === "wizard" ? found.wizard : found;
  const distance =
    race.distances.find(({ id }) => id === searchParams.get("distance")) ??
    race.distances[0] ??
    null;
  const target = { raceId: race.id, distanceId: distance?.id ?? null };
  const step = searchParams.get("step") === "2" ? 2 : 1;
  const sale = await findSale({ db }, race.id);
  const place = viewer.isAdmin ? office : workspace;
  return {
    wizard: { race, form, sale, distance, target, draftId: null, step },
    screen: {
      kind: "step",
      preview: {
        distances: race.distances.map(({ id, text }) => ({ id, text })),
        back: place.setup(race.id),
      },
      step,
      draftId: "",
      answers: { country: countryOf(race.country) },
      already: [],
      isMinor: false,
      form,
      reviewed: null,
      questions: await questionsFor({ db }, target),
      extras: await extrasFor(
        services(args.context),
        target,
        todayAt(race, services(args.context).now()),
      ),
      currency: sale?.currency ?? "USD",
      price: null,
      people: null,
      code: null,
      pending: { problems: {}, questions: {}, extras: {} },
    },
  };
}

/** The screen that an address leads to. An obstacle is shown instead of the form. */
export async function screenOf(args: WizardArgs, wizard: Wizard): Promise<WizardScreen> {
  const { target, draftId } = wizard;
  const visit = await visitOf(args, wizard);
  const { viewer } = visit;
  const found = await claimOf(args, wizard, visit);
  const { obstacle, typedCode, code } = found;
  if (obstacle) return obstacleScreen(args, wizard, visit, { ...found, obstacle });
  if (!viewer) {
    const from = reopeningPath({ ...target, code: typedCode });
    return { kind: "sign-in", login: loginPath(from), signup: signupPath(from) };
  }
  if (draftId === null && code) {
    return { kind: "code", code: { ...target, typedCode, problem: code.problem } };
  }
  if (draftId === null) throw redirect(wizardPath({ ...target, draftId: randomUUID(), step: 1 }));
  return stepScreen(args, { ...wizard, draftId }, { ...visit, viewer }, found);
}

type Visit = Awaited<ReturnType<typeof visitOf>>;

/**
 * Who fills in the form, and what they have of the race already.
 * @throws {Response} where the draft has become a registration or an order
 */
async function visitOf(args: WizardArgs, { race, target, draftId }: Wizard) {
  const { db, now, identity } = services(args.context);
  const viewer = await findViewer(args);
  const today = todayAt(race, now());
  if (!viewer) return { viewer, today, draft: null, companionId: null, entries: [], group: [] };
  const key = draftId && { ...target, draftId };
  const draft = key ? await findDraft({ db, identity }, viewer, key) : null;
  const companionId = draft?.companionId ?? null;
  const entries = await entriesIn({ db }, viewer, race.id, companionId);
  const group = draft && key ? await findGroup({ db, identity }, viewer, key) : [];
  if (draft?.registrationId) {
    throw redirect(href("/registrations/:id", { id: draft.registrationId }), 303);
  }
  const order = await openOrderFor({ db, now }, viewer, { ...target, companionId });
  if (order) throw redirect(href("/orders/:id/:change?", { id: order }), 303);
  return { viewer, today, draft, companionId, entries, group };
}

type Claim = Awaited<ReturnType<typeof claimOf>>;

/** By what right there is a place for the visitor, and what stands in the way. */
async function claimOf(args: WizardArgs, wizard: Wizard, visit: Visit) {
  const { db, now } = services(args.context);
  const { race, distance, target } = wizard;
  const { viewer, today, draft, companionId, entries, group } = visit;
  const own = entries.find((entry) => entry.distanceId === target.distanceId);
  const waits =
    viewer && distance && companionId === null ? await waitsOf({ db, now }, viewer, race.id) : [];
  const wait = waits.find(({ distanceId }) => distanceId === distance?.id) ?? null;
  const change =
    viewer && !own && group.length < 2
      ? await openChangeFor({ db, now }, viewer, { ...target, companionId })
      : null;
  const { typedCode, code } = await codeFor(args, wizard, visit, change);
  const asked = draft?.answers.team;
  const team = viewer && asked ? await teamToJoin({ db }, viewer, asked) : null;
  // The entry that is passed on has its place already, a code may keep one, and a team may have one for all.
  const hasPlace =
    sharesPlace(team, target.distanceId) ||
    Boolean(wait?.offeredUntil) ||
    change?.kind === "transfer" ||
    Boolean(code?.voucher?.keepsPlaces);
  const seats = hasPlace ? null : await seatsOf(args, wizard);
  // The organizer may allow changes also after the deadline.
  const asChange = { ...race, registrationStatus: "open" as const, registrationDeadline: null };
  const obstacle = registrationObstacle(change ? asChange : race, seats, {
    today,
    isRegistered: Boolean(own),
  });
  return { own, wait, change, typedCode, code, team, seats, obstacle };
}

/** The code that the visitor has typed or came with, and what it is worth; not for an entry that is changed. */
async function codeFor(
  args: WizardArgs,
  { race, target }: Wizard,
  { viewer, today, draft, companionId }: Visit,
  change: OpenChange | null,
) {
  const { db, limits } = services(args.context);
  const kept = draft?.answers.voucherCode;
  const typedCode = kept ?? args.url.searchParams.get("code") ?? "";
  if (!viewer || change || !typedCode) return { typedCode, code: null };
  const codeFrom = kept === undefined ? guessedCode : codeOfEntries;
  const code = await codeFrom({ db, limits }, viewer, {
    raceId: race.id,
    entries: [{ distanceId: target.distanceId, companionId }],
    today,
    typedCode,
  });
  return { typedCode, code };
}

/** The places of the distance. One that has become free is theirs who wait for it. */
async function seatsOf({ context }: WizardArgs, { race, sale, distance, target }: Wizard) {
  const { db, now } = services(context);
  if (await hasWaiting({ db }, target)) return noPlace;
  if (!sale || !distance || !isFull(distance)) return distance;
  const lapsed = await lapsedPlaces({ db, now }, { raceId: race.id, distanceId: distance.id });
  return { ...distance, taken: distance.taken - lapsed };
}

/** Why a runner cannot register now, and what they can do instead. */
async function obstacleScreen(
  { context }: WizardArgs,
  { race, form, distance, target }: Wizard,
  { viewer, today }: Visit,
  { obstacle, own, wait, typedCode, code, seats }: Claim & { obstacle: Obstacle },
): Promise<ObstacleState> {
  const { db } = services(context);
  // A race of somebody else's that is over or closed says that first.
  const asOurs = registrationObstacle({ ...race, category: "internal" }, null, { today });
  const isElsewhere = obstacle === "external" && asOurs === null;
  const link = distance?.registrationLink ?? race.registrationLink;
  return {
    kind: "obstacle",
    obstacle: obstacle === "external" ? (asOurs ?? obstacle) : obstacle,
    registrationId: own?.id ?? null,
    link: isElsewhere ? link : null,
    isUnknown: isElsewhere && !hasWayIn(race),
    waiting:
      obstacle === "full" && distance
        ? {
            distanceId: distance.id,
            isOpen: (await waitingRulesOf({ db }, race.id)).isOpen,
            wait,
            login: viewer ? null : loginPath(reopeningPath(target)),
          }
        : null,
    code:
      obstacle === "full" && (await keepsPlaces({ db }, target))
        ? { ...target, typedCode, problem: code?.problem ?? null }
        : null,
    addPath:
      obstacle === "registered" &&
      form.people > 1 &&
      registrationObstacle(race, seats, { today }) === null
        ? peoplePath(target, "add")
        : null,
  };
}

/**
 * A step of the form with what is known for it.
 * @throws {Response} leads to the first step that is not complete
 */
async function stepScreen(
  args: WizardArgs,
  wizard: Wizard & { draftId: string },
  visit: Visit & { viewer: Viewer },
  { change, typedCode, code, team }: Claim,
): Promise<StepState> {
  const { db, now, identity } = services(args.context);
  const { race, form, sale, target, draftId, step } = wizard;
  const { viewer, today, draft, companionId, group } = visit;
  const answers = draft?.answers ?? {};
  const questions = await questionsFor({ db }, target);
  const given = readAnswers(answers, today, race, form);
  const unanswered = given.step === 1 ? {} : readQuestionAnswers(questions, answers).problems;
  const extras = change ? [] : await extrasFor({ db, now }, target, today);
  const wrongExtras = given.step === 1 ? {} : readExtras(extras, answers, sale?.currency).problems;
  const isWrong = Object.keys({ ...unanswered, ...wrongExtras }).length > 0;
  const open = earlierOf(step, isWrong ? 1 : given.step);
  if (open !== step) throw redirect(wizardPath({ ...target, draftId, step: open }));
  const known =
    companionId === null ? await knownAnswers({ db, identity }, viewer, form.rules) : {};
  const price =
    step === 3 && change?.kind !== "transfer"
      ? await reviewedPrice(args, viewer, { target, today, answers, group }, change)
      : null;
  const people =
    form.people > 1 && !change
      ? await peopleOf(args, viewer, wizard, { group, companionId, price, today })
      : null;
  const asksCode =
    step === 3 && !price && !change && (code !== null || (await keepsPlaces({ db }, target)));
  return {
    kind: "step",
    preview: null,
    step,
    draftId,
    answers: shownOn(step, { country: countryOf(race.country), ...known, ...answers }, form),
    already: await alreadyWords(args, wizard, visit.entries, { change, team }),
    isMinor: isMinorIn(race, answers.dateOfBirth),
    form,
    reviewed: given.entry && reviewed(given.entry),
    questions,
    extras,
    currency: sale?.currency ?? "USD",
    price: price?.shown ?? null,
    people,
    code: asksCode ? { typedCode, problem: code?.problem ?? null } : null,
    pending: {
      problems: wasPassed(given.step, answers) && given.step === step ? given.problems : {},
      questions: unanswered,
      extras: wrongExtras,
    },
  };
}

/** What the runner should know before filling in: their team, their other entries, what is completed. */
async function alreadyWords(
  args: WizardArgs,
  { race, target }: Wizard,
  entries: Visit["entries"],
  { change, team }: Pick<Claim, "change" | "team">,
): Promise<string[]> {
  const { db } = services(args.context);
  const lang = languageOf(args.url);
  const say = sayIn(lang);
  const unit = lengthUnitOf(args.request.headers.get("cookie"));
  const others = entries.filter(({ id }) => id !== change?.registrationId);
  const rules = target.distanceId ? await teamRulesFor({ db }, target.distanceId) : null;
  return [
    ...(team ? [say(joiningWords(team))] : []),
    ...(!team && !change && rules?.hasOnePrice ? [say(wholeTeamPrice)] : []),
    ...(change ? [say(completedWords(change))] : []),
    ...enteredAlready(race, others, unit, lang),
  ];
}

const noPlace = { capacity: 0, taken: 0 };

type PricedReview = { shown: ReviewedPrice; dueMinor: Map<string, number> };

/** The price of the people who are entered together. */
async function reviewedPrice(
  { context }: WizardArgs,
  viewer: Pick<Viewer, "userId">,
  {
    target,
    today,
    answers,
    group,
  }: { target: EntryTarget; today: Day; answers: Answers; group: readonly GroupedDraft[] },
  change: OpenChange | null,
): Promise<PricedReview | null> {
  const typedCode = answers.voucherCode ?? "";
  const entries = await Promise.all(
    group.map(async (draft) => {
      const entry = await draftedEntry(services(context), viewer, draft, today);
      return change ? { ...entry, extras: [] } : entry;
    }),
  );
  const asked = { raceId: target.raceId, entries, today, typedCode };
  const price = await priceOfEntries(services(context), viewer, asked);
  if (!price) return null;
  const { currency, lines } = price.priced;
  const exchange = change && exchangePrice(price, change);
  const { totalMinor, credits } = (exchange ?? price).priced;
  const sum = (minor: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + minor(line), 0);
  const shown = {
    currency,
    priceMinor: sum(({ priceMinor }) => priceMinor),
    memberMinor: sum(({ memberMinor }) => memberMinor),
    codeMinor: sum(({ codeMinor }) => codeMinor),
    groupMinor: sum(({ groupMinor }) => groupMinor),
    extras: together(lines.flatMap(({ extras }) => extras)),
    creditMinor: credits.reduce((all, { usedMinor }) => all + usedMinor, 0),
    creditLeftMinor: credits.reduce((all, { leftMinor }) => all + leftMinor, 0),
    paidMinor: change?.paidMinor ?? 0,
    feeMinor: change?.feeMinor ?? 0,
    backMinor: exchange?.backMinor ?? 0,
    totalMinor,
    next: lines.length === 1 ? nextPrice(stepsOf(price.sale, target.distanceId), today) : null,
    typedCode,
    problem: price.problem,
  };
  const due = group.map(
    ({ key }, at) =>
      [key.draftId, (lines[at]?.dueMinor ?? 0) + (lines[at]?.extrasMinor ?? 0)] as const,
  );
  return { shown, dueMinor: new Map(due) };
}

/** The extras of several people, each with its number: donations stay apart, because their amounts differ. */
function together(extras: readonly ChosenExtra[]): ChosenExtra[] {
  const groups = Map.groupBy(extras, ({ extraId, unitMinor }) => `${extraId} ${unitMinor}`);
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, quantity: same.reduce((sum, one) => sum + one.quantity, 0) }] : [];
  });
}

/** Who is entered together, and who else can be. */
async function peopleOf(
  { context }: WizardArgs,
  viewer: Pick<Viewer, "userId">,
  { race, form }: Wizard,
  {
    group,
    companionId,
    price,
    today,
  }: {
    group: readonly GroupedDraft[];
    companionId: string | null;
    price: PricedReview | null;
    today: Day;
  },
): Promise<People> {
  const { db } = services(context);
  const saved = await companionsOf({ db }, viewer);
  const rows: PersonRow[] = [];
  for (const { key, answers } of group) {
    const { entry } = readAnswers(answers, today, race, form);
    const asked = await questionsFor({ db }, key);
    const wrong = readQuestionAnswers(asked, answers).problems;
    rows.push({
      key,
      name: nameIn(answers),
      distance: race.distances.find(({ id }) => id === key.distanceId)?.text ?? null,
      isComplete: entry !== null && Object.keys(wrong).length === 0,
      dueMinor: price?.dueMinor.get(key.draftId) ?? null,
    });
  }
  const inGroup = new Set(group.map((draft) => draft.companionId));
  return {
    isCompanion: companionId !== null,
    isSaved: saved.some(({ id }) => id === companionId),
    rows,
    mayAdd: rows.length < form.people,
    distances: race.distances.map(({ id, text }) => ({ id, text })),
    saved: saved.filter(({ id }) => !inGroup.has(id)),
  };
}

/** Whether a step was right when it was sent: what is wrong with it now, the organizer has changed since. */
function wasPassed(step: WizardStep, answers: Answers): boolean {
  return step === 1
    ? answers.emergencyContactName !== undefined
    : step === 2 && answers.waiverAccepted === "yes";
}

/**
 * The answers that a step begins with. The number of a document is only in the form that it was typed into, and the tick
 * of a consent is gone when the waiver is another one.
 */
function shownOn(step: WizardStep, answers: Answers, { waiver }: EntryForm): Answers {
  const { documentNumber, waiverAccepted, guardianConsent, ...others } = answers;
  const isSameWaiver = (answers.waiverVersion ?? "") === String(waiver?.version ?? "");
  return {
    ...others,
    ...(isSameWaiver && { waiverAccepted, guardianConsent }),
    ...(step === 1 && { documentNumber }),
  };
}

function reviewed({ document, gender, club, insuranceProvider, policyNumber }: Entry): Reviewed {
  return {
    gender,
    documentType: document?.type ?? null,
    documentEnd: document && endOf(document.number),
    club,
    insuranceProvider,
    policyNumber,
  };
}

function earlierOf(one: WizardStep, other: WizardStep): WizardStep {
  return one < other ? one : other;
}

function countryOf(country: string): string {
  return registrationCountries.find((offered) => offered === country) ?? "Other";
}

export function offerOf({ race, distance, target, sale }: Wizard, today: Day): WizardOffer {
  const { id, name, type, startDate, startTime, city, stateProvince, country, minimumAge } = race;
  return {
    id,
    name,
    type,
    startDate,
    startTime: distance?.startTime ?? startTime,
    city,
    stateProvince,
    country,
    minimumAge,
    distance: distance && { id: distance.id, text: distance.text, meters: distance.meters },
    price: distance?.price ?? race.price,
    sold: sale && currentPrice(sale, target.distanceId, today),
    // A race without prices has a currency only for its extras.
    sellsExtras: sale !== null && sale.steps.length === 0,
  };
}
