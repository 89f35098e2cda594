import type { Page } from "#values/form/paging.ts";
import { type Contested, type FieldTexts, fieldTexts } from "#values/form/three-way.ts";
import type { Currency } from "#values/money.ts";
import type { ExpertCard } from "../expert.ts";
import { servicesIn } from "./service-list.ts";

/** What administrators write about an expert, by the names of its columns. */
export type ExpertDetails = {
  first_name: string;
  last_name: string;
  title: string;
  years_experience: number;
  city: string;
  province: string | null;
  country: string;
  services: string[];
  /** With its cents: `60.00`. */
  hourly_rate: string;
  hourly_rate_currency: Currency;
  rate_description: string | null;
  phone: string | null;
  email: string | null;
  bio: string | null;
  is_active: boolean;
};

/** A field of the form, besides the photo. */
export type ExpertField = keyof ExpertDetails | "account" | "picture_address";

/** What the editor loads. */
export type EditedExpert = {
  id: string;
  details: ExpertDetails;
  /** The address of the photo, or inline data of an image. */
  photo: string | null;
  /** The account that keeps the page. */
  account: LinkedAccount | null;
};

export type LinkedAccount = { userId: string; email: string };

/** What a new expert begins with. */
export const newExpert = {
  years_experience: 0,
  hourly_rate: "0",
  hourly_rate_currency: "USD",
  is_active: true,
} as const satisfies Partial<ExpertDetails>;

/** What is deleted with an expert, and for whom the page goes. */
export type ExpertLosses = {
  name: string;
  title: string;
  reviews: number;
  inquiries: number;
  /** The account that keeps the page; it stays. */
  account: string | null;
};

/** The values of the form's fields; the services are one field of JSON, and the account is its email. */
export function expertTexts({
  details: { services, hourly_rate, ...columns },
  photo,
  account,
}: Pick<EditedExpert, "details" | "photo" | "account">): FieldTexts {
  return {
    ...fieldTexts(columns),
    hourly_rate: typedRate(hourly_rate),
    services: JSON.stringify(services),
    account: account?.email ?? "",
    profile_picture: photo ?? "",
  };
}

/** `60.00` as an administrator types it: `60`. */
function typedRate(rate: string): string {
  return String(Number(rate));
}

/** The same conflict in words: the services as a list, and a picture that is no text as what it is. */
export function inExpertWords(contested: readonly Contested[]): Contested[] {
  return contested.map(({ name, theirs, yours }) => ({
    name,
    theirs: wordsOf(name, theirs),
    yours: wordsOf(name, yours),
  }));
}

function wordsOf(name: string, text: string): string {
  if (name === "services") return servicesIn(text).join(", ");
  return text.startsWith("data:") ? "/media/" : text;
}

/** The columns of an expert for the audit log; inline data of a picture is only named. */
export function expertColumnsOf({
  details,
  photo,
  account,
}: Pick<EditedExpert, "details" | "photo" | "account">) {
  const profile_picture = photo?.startsWith("data:") ? "inline image" : photo;
  return { ...details, profile_picture, account: account?.email ?? null };
}

/** `Ana Torres` */
export function expertName({ first_name, last_name }: ExpertDetails): string {
  return `${first_name} ${last_name}`;
}

/** How the list of experts is shown; the first is the default. */
export const expertViews = ["grid", "table"] as const;
type ExpertView = (typeof expertViews)[number];

/** An administrator's filters for the list of experts; `""` is no filter. */
export type OfficeExpertFilters = { q: string; country: string; service: string; view: ExpertView };

/** Everything, as cards. */
export const noExpertFilters: OfficeExpertFilters = {
  q: "",
  country: "",
  service: "",
  view: expertViews[0],
};

/** An expert as the list of the back office shows it. */
export type ListedExpert = ExpertCard & {
  isActive: boolean;
  /** An account keeps the page. */
  isLinked: boolean;
};

/** One page of the list, and what its filters offer. */
export type ExpertListing = Page<ListedExpert> & {
  /** All experts, found or not. */
  all: number;
  countries: string[];
  services: string[];
};

/** The services of a card; the others are counted. */
export const cardServices = 3;

/** The parameters of the list's address, without defaults. */
export function expertParams({
  q,
  country,
  service,
  view,
}: OfficeExpertFilters): Record<string, string> {
  return {
    ...(q && { q }),
    ...(country && { country }),
    ...(service && { service }),
    ...(view !== expertViews[0] && { view }),
  };
}
