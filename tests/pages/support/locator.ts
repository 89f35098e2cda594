import type { Match, RoleOptions } from "../../support/pages/queries.ts";
import {
  attach,
  check,
  fieldValue,
  fill,
  isChecked,
  isDisabled,
  select,
  toggle,
} from "./fields.ts";
import {
  descriptionOf,
  elementsOfRole,
  isUnseen,
  matches,
  nameOf,
  smallestWith,
  textOf,
} from "./roles.ts";

export type VisitorRoleOptions = RoleOptions & {
  /** Also what is hidden from people. */
  includeHidden?: boolean;
};

type Filter = { hasText?: Match; has?: Locator };

/** The visitor whose page a locator reads. */
export type Viewer = {
  root(): ParentNode;
  open(link: Element): Promise<void>;
  submit(button: Element): Promise<void>;
};

/**
 * Elements of a visitor's page. The methods have Playwright's names, so that a page object serves both. A
 * locator queries the page each time it is used and stays valid from page to page. An action, and every
 * method that reads one element, requires exactly one match; `first`, `last` and `nth` select one.
 */
export class Locator {
  readonly #viewer: Viewer;
  readonly #find: () => Element[];
  readonly #words: string;

  constructor(viewer: Viewer, words: string, find: () => Element[]) {
    this.#viewer = viewer;
    this.#words = words;
    this.#find = find;
  }

  getByRole(role: string, options: VisitorRoleOptions = {}): Locator {
    const { name, exact, level, checked, includeHidden = false } = options;
    const words = [role, name && `"${name}"`, level && `of level ${level}`]
      .filter(Boolean)
      .join(" ");
    return this.#below(words, (root) =>
      elementsOfRole(root, role).filter(
        (element) =>
          (includeHidden || !isUnseen(element)) &&
          (name === undefined || matches(nameOf(element), name, exact)) &&
          (level === undefined || levelOf(element) === level) &&
          (checked === undefined || isChecked(element) === checked),
      ),
    );
  }

  /** The field with this label, by whichever way it is labelled. */
  getByLabel(label: Match, { exact }: { exact?: boolean } = {}): Locator {
    return this.#below(`field "${label}"`, (root) =>
      [...root.querySelectorAll("input:not([type=hidden]),select,textarea,[role]")].filter(
        (field) => matches(nameOf(field), label, exact),
      ),
    );
  }

  /** The smallest elements whose text it is. */
  getByText(text: Match, { exact }: { exact?: boolean } = {}): Locator {
    return this.#below(`text "${text}"`, (root) => smallestWith(root, text, exact));
  }

  /** By a selector of CSS, for what has neither a role nor a text. */
  locator(selector: string): Locator {
    return this.#below(`"${selector}"`, (root) => [...root.querySelectorAll(selector)]);
  }

  filter({ hasText, has }: Filter): Locator {
    const fits = (element: Element) =>
      (hasText === undefined || matches(textOf(element), hasText)) &&
      (!has || has.#within(element).length > 0);
    const words = `${this.#words} with ${has ? has.#words : `"${hasText}"`}`;
    return new Locator(this.#viewer, words, () => this.#find().filter(fits));
  }

  nth(place: number): Locator {
    const one = () => [this.#find().at(place)].filter((element) => element !== undefined);
    return new Locator(this.#viewer, `${this.#words} (${place})`, one);
  }

  first = () => this.nth(0);
  last = () => this.nth(-1);

  all(): Locator[] {
    return this.#find().map((_, place) => this.nth(place));
  }

  count = () => this.#find().length;

  /** The only match; otherwise an error that shows the main part of the page. */
  element(): Element {
    const found = this.#find();
    const [one] = found;
    if (one && found.length === 1) return one;
    throw new Error(`${found.length} elements are ${this.#words}. ${this.surroundings()}`);
  }

  isVisible = () => this.#find().some((element) => !isUnseen(element));
  text = () => textOf(this.element());
  name = () => nameOf(this.element());
  description = () => descriptionOf(this.element());
  value = () => fieldValue(this.element());
  isChecked = () => isChecked(this.element());
  isDisabled = () => isDisabled(this.element());
  attribute = (name: string) => this.element().getAttribute(name);
  texts = () => this.#find().map(textOf);

  fill = async (value: string) => fill(this.element(), value);
  check = async () => check(this.element());
  uncheck = async () => check(this.element(), false);
  selectOption = async (option: string) => select(this.element(), option);
  setInputFiles = async (...files: File[]) => attach(this.element(), files);

  /** Follows a link, sends the form of a button, or toggles what works without scripts. */
  async click() {
    const element = this.element();
    if (element.matches("a[href],area[href]")) return this.#viewer.open(element);
    if (element.matches("button:not([type=button]),input[type=submit],input[type=image]")) {
      return this.#viewer.submit(element);
    }
    toggle(element);
  }

  toString = () => this.#words;

  /** The content of the main part of the page, for the message of a failure. */
  surroundings(): string {
    const root = this.#viewer.root();
    const landmark = root.querySelector("main") ?? root.querySelector("body");
    if (!landmark) return "The page is empty.";
    const parts = [
      "heading",
      "link",
      "button",
      "textbox",
      "checkbox",
      "combobox",
      "alert",
      "status",
    ];
    const lines = parts.flatMap((role) =>
      elementsOfRole(landmark, role).map(
        (element) => `${role} "${nameOf(element) || textOf(element)}"`,
      ),
    );
    return `The main part of the page has:\n${lines.slice(0, 60).join("\n")}\n\n${textOf(landmark).slice(0, 1500)}`;
  }

  #below(words: string, find: (root: ParentNode) => Element[]): Locator {
    const inside = () => [...new Set(this.#find().flatMap(find))];
    const child = new Locator(this.#viewer, words, inside);
    child.#within = find;
    return child;
  }

  /** The same query below another root, for `has`. */
  #within: (root: ParentNode) => Element[] = () => [];
}

function levelOf(element: Element): number {
  return Number(element.getAttribute("aria-level") ?? element.localName.replace(/^h/, ""));
}
