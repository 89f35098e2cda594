import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
} from "dom-accessibility-api";
import type { Match } from "../../support/pages/queries.ts";

/** Where elements of the most frequent roles are found; all other roles look at every element. */
const SELECTORS: Record<string, string> = {
  alert: "[role]",
  article: "article,[role]",
  banner: "header,[role]",
  button: "button,input,[role]",
  checkbox: "input[type=checkbox],[role]",
  combobox: "select,input,[role]",
  complementary: "aside,[role]",
  contentinfo: "footer,[role]",
  form: "form,[role]",
  heading: "h1,h2,h3,h4,h5,h6,[role]",
  img: "img,svg,[role]",
  link: "a[href],area[href],[role]",
  list: "ul,ol,menu,[role]",
  listitem: "li,[role]",
  main: "main,[role]",
  navigation: "nav,[role]",
  option: "option,[role]",
  radio: "input[type=radio],[role]",
  region: "section,[role]",
  row: "tr,[role]",
  search: "search,[role]",
  searchbox: "input[type=search],[role]",
  spinbutton: "input[type=number],[role]",
  status: "output,[role]",
  table: "table,[role]",
  textbox: "input,textarea,[role]",
};

const hiddenElements = new Set(["template", "script", "style", "head"]);

/** The elements of a role below another one, in the order of the document. */
export function elementsOfRole(root: ParentNode, role: string): Element[] {
  const candidates = root.querySelectorAll(SELECTORS[role] ?? "*");
  return [...candidates].filter((element) => roleOf(element) === role);
}

/** The role of an element, as an assistive technology hears it. */
function roleOf(element: Element): string | null {
  const role = element.localName === "search" ? "search" : getRole(element);
  if (role === "columnheader" && element.getAttribute("scope") === "row") return "rowheader";
  // These are landmarks only with a name, or outside of the sections of a page.
  if (role === "region" || role === "form") return nameOf(element) ? role : null;
  if (role === "banner" || role === "contentinfo") {
    return element.parentElement?.closest("article,aside,main,nav,section") ? null : role;
  }
  return role;
}

/** The accessible name. What only a style sheet says is unknown here. */
export function nameOf(element: Element): string {
  return tidy(computeAccessibleName(element, { getComputedStyle: styleOf }));
}

/** The accessible description. */
export function descriptionOf(element: Element): string {
  return tidy(computeAccessibleDescription(element, { getComputedStyle: styleOf }));
}

/** The text that is shown, with single spaces. */
export function textOf(element: Element): string {
  return tidy(shownText(element));
}

/** The elements below `root` that show a text, without those around them. Each text is read once. */
export function smallestWith(root: ParentNode, match: Match, isExact = false): Element[] {
  const found: Element[] = [];
  if (isUnseen(root as Element)) return found;
  for (const child of root.children) {
    shownText(child, (element, text) => {
      const isAround = found.some((each) => element.contains(each));
      if (!isAround && matches(tidy(text), match, isExact)) found.push(element);
    });
  }
  return found;
}

/** @param onElement - receives each shown element and its text, from the inside out */
function shownText(node: Node, onElement?: (element: Element, text: string) => void): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? "";
  if (node.nodeType !== node.ELEMENT_NODE || isHidden(node as Element)) return "";
  const element = node as Element;
  const inside = [...node.childNodes].map((child) => shownText(child, onElement)).join("");
  onElement?.(element, inside);
  return INLINE.has(element.localName) ? inside : ` ${inside} `;
}

const INLINE = new Set(
  "a abbr b bdi code em i kbd mark s small span strong sub sup time u wbr".split(" "),
);

/**
 * Whether the document itself hides an element where no scripts run: base.css shows tab panels there and
 * hides what needs a script; without a style sheet, everything else is shown. A popover counts as shown,
 * because a button opens it without scripts. Written without selectors, which the parser compiles each time.
 */
function isHidden(element: Element): boolean {
  const { localName, classList } = element;
  return (
    hiddenElements.has(localName) ||
    (localName === "dialog" && !element.hasAttribute("open")) ||
    (element.hasAttribute("hidden") && !classList.contains("tab-panel")) ||
    classList.contains("needs-script") ||
    isFolded(element)
  );
}

/** Whether an element or one around it is hidden. */
export function isUnseen(element: Element | null): boolean {
  return element !== null && (isHidden(element) || isUnseen(element.parentElement));
}

/** Whether the element is part of a closed `<details>` and not its summary. */
function isFolded(element: Element): boolean {
  const parent = element.parentElement;
  return (
    parent?.localName === "details" &&
    !parent.hasAttribute("open") &&
    element !== [...parent.children].find(({ localName }) => localName === "summary")
  );
}

export function matches(value: string, match: Match, isExact = false): boolean {
  if (match instanceof RegExp) return new RegExp(match.source, match.flags).test(value);
  const wanted = tidy(match);
  return isExact ? value === wanted : value.toLowerCase().includes(wanted.toLowerCase());
}

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();

/** The part of a computed style that the calculation of a name reads. */
function styleOf(element: Element): CSSStyleDeclaration {
  const isInline = INLINE.has(element.localName) && !element.classList.contains("sr-only");
  const shown = isInline ? "inline" : "block";
  const style = { display: isHidden(element) ? "none" : shown, visibility: "visible", content: "" };
  const getPropertyValue = (name: string) => style[name as keyof typeof style] ?? "";
  return { ...style, getPropertyValue } as unknown as CSSStyleDeclaration;
}
