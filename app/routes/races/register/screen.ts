import type { RaceCard, RacePage } from "#features/races/race.ts";
import type { Price } from "#features/races/shown-price.ts";
import type { AnswerProblems, Answers, WizardStep } from "#features/registrations/answers.ts";
import type { Companion } from "#features/registrations/companions.server.ts";
import type { EntryExtra } from "#features/registrations/extras/extra.ts";
import type { ExtraProblems } from "#features/registrations/extras/reading-extras.ts";
import type { Obstacle } from "#features/registrations/obstacle.ts";
import type { ChosenExtra } from "#features/registrations/prices/order-price.ts";
import type { CurrentPrice, NextPrice } from "#features/registrations/prices/price-steps.ts";
import type { VoucherProblem } from "#features/registrations/prices/voucher.ts";
import type { EntryQuestion } from "#features/registrations/questions/question.ts";
import type { QuestionProblems } from "#features/registrations/questions/reading-answers.ts";
import type {
  DraftKey,
  EntryTarget,
  InsuranceAnswers,
  PersonAnswers,
} from "#features/registrations/registration.ts";
import type { EntryForm } from "#features/registrations/rules/entry-rules.ts";
import type { Wait } from "#features/registrations/waiting/waiting.ts";
import type { Currency } from "#values/money.ts";

/** What the wizard shows of the race and distance that the runner registers for. */
export type WizardOffer = Pick<
  RaceCard,
  "id" | "name" | "type" | "startDate" | "city" | "stateProvince" | "country"
> &
  Pick<RacePage, "startTime" | "minimumAge"> & {
    distance: { id: string; text: string; meters: number | null } | null;
    price: Price;
    /** What an entry costs today, where it is sold here. */
    sold: CurrentPrice | null;
    /** Whether extras may be charged here although the entry is not. */
    sellsExtras: boolean;
  };

/** The one screen of the wizard that an address leads to. */
export type WizardScreen = ObstacleState | CodeState | SignInState | StepState;

export type ObstacleState = {
  kind: "obstacle";
  obstacle: Obstacle;
  registrationId: string | null;
  /** Where the organizer takes registrations, of an open race. */
  link: string | null;
  /** Whether the race is open, but nobody told us where. */
  isUnknown: boolean;
  /** Of a full distance. */
  waiting: {
    distanceId: string;
    /** Whether runners may join its waiting list. */
    isOpen: boolean;
    /** Where the viewer stands in it. */
    wait: Wait | null;
    /** Where a visitor signs in first; `null` for a viewer. */
    login: string | null;
  } | null;
  /** Of a full distance with places for those who have a code, which can be typed here. */
  code: CodeToType | null;
  /** Where somebody else can be entered, of a runner who has an entry; `null` where the race has one in each order. */
  addPath: string | null;
};
/** What a runner types a code for whose place is kept. */
export type CodeToType = EntryTarget & { typedCode: string; problem: VoucherProblem | null };

/** The screen that a link with a code leads to. */
export type CodeState = { kind: "code"; code: CodeToType };
export type SignInState = { kind: "sign-in"; login: string; signup: string };
export type StepState = {
  kind: "step";
  /** For an organizer who tries out the form, the distances to choose from; `null` for a runner. */
  preview: { distances: { id: string; text: string }[]; back: string } | null;
  step: WizardStep;
  draftId: string;
  answers: Answers;
  /** Sentences about the other distances of the race that the runner is registered for. */
  already: string[];
  /** The runner of the answers is a minor on the day of the race. */
  isMinor: boolean;
  /** What the race asks for. */
  form: EntryForm;
  /** What the review shows of the answers that only some races ask for; `null` before they are complete. */
  reviewed: Reviewed | null;
  /** What the organizer asks; also shown with the answers before sending. */
  questions: EntryQuestion[];
  /** What can be bought beside the entry, in this currency. */
  extras: EntryExtra[];
  currency: Currency;
  /** What the entry costs, on the last step; `null` where it is not sold here. */
  price: ReviewedPrice | null;
  /** Who is entered with this form, and with the others of the order; `null`: only the runner. */
  people: People | null;
  /** The code of an entry that is not sold, where places are kept; on the last step. */
  code: Pick<ReviewedPrice, "typedCode" | "problem"> | null;
  /** What became wrong with their answers after they were given, such as a choice that sold out. */
  pending: { problems: AnswerProblems; questions: QuestionProblems; extras: ExtraProblems };
};

/** The people of an order that is not sent yet. */
export type People = {
  /** Whether this form is about somebody else than its runner. */
  isCompanion: boolean;
  /** Whether the account has saved them. */
  isSaved: boolean;
  rows: PersonRow[];
  /** Whether the order takes somebody else. */
  mayAdd: boolean;
  distances: { id: string; text: string }[];
  saved: Companion[];
};
export type PersonRow = {
  key: DraftKey;
  name: string;
  distance: string | null;
  isComplete: boolean;
  /** What the entry costs in this order; `null` where nothing is sold. */
  dueMinor: number | null;
};

/** What the review shows of the price, in minor units. */
export type ReviewedPrice = {
  currency: string;
  priceMinor: number;
  memberMinor: number;
  codeMinor: number;
  /** Of entries that their number makes free. */
  groupMinor: number;
  /** What is bought beside the entries. */
  extras: readonly ChosenExtra[];
  /** What an entry that was kept from the last edition counts. */
  creditMinor: number;
  /** What is left of it where this entry costs less. */
  creditLeftMinor: number;
  /** Of an entry in place of another distance: what that one has cost, the fee, and what goes back. */
  paidMinor: number;
  feeMinor: number;
  backMinor: number;
  totalMinor: number;
  next: NextPrice | null;
  /** The code that was typed, and why it does not count. */
  typedCode: string;
  problem: VoucherProblem | null;
};

export type Reviewed = PersonAnswers & InsuranceAnswers;
