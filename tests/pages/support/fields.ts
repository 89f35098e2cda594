/**
 * The fields of a form in a document without scripts: their state is in the attributes.
 */

/** The files that a test has chosen, by the field. */
const chosen = new WeakMap<Element, File[]>();

/** Types a value into a field, as a person does. */
export function fill(field: Element, value: string) {
  if (field.localName === "textarea") field.textContent = value;
  else if (field.localName === "input") field.setAttribute("value", value);
  else throw new Error(`<${field.localName}> is not a field to type in.`);
}

/** Ticks a check box or chooses a radio button. */
export function check(field: Element, isChecked = true) {
  if (isChecked && field.getAttribute("type") === "radio") {
    const name = field.getAttribute("name") ?? "";
    for (const other of fieldsOf(formOf(field))) {
      if (other.getAttribute("type") !== "radio" || other.getAttribute("name") !== name) continue;
      other.removeAttribute("checked");
    }
  }
  if (isChecked) field.setAttribute("checked", "");
  else field.removeAttribute("checked");
}

/** Does what a click on an element does without scripts and without a new page. */
export function toggle(element: Element) {
  if (element.localName === "summary") element.parentElement?.toggleAttribute("open");
  else if (isTick(element))
    check(element, !isChecked(element) || element.getAttribute("type") === "radio");
  // A popover counts as shown.
  else if (!element.hasAttribute("popovertarget")) {
    throw new Error(`A click on <${element.localName}> does nothing without scripts.`);
  }
}

/** Selects the option with this label or value. */
export function select(field: Element, wanted: string) {
  const options = [...field.querySelectorAll("option")];
  const option = options.find((each) => labelOf(each) === wanted || fieldValue(each) === wanted);
  if (!option) {
    throw new Error(`There is no option "${wanted}": ${options.map(labelOf).join(", ")}.`);
  }
  for (const each of options) each.removeAttribute("selected");
  option.setAttribute("selected", "");
}

export function attach(field: Element, files: File[]) {
  chosen.set(field, files);
}

/** The value that a field would send. */
export function fieldValue(field: Element): string {
  if (field.localName === "option") return field.getAttribute("value") ?? labelOf(field);
  if (field.localName === "textarea") return (field.textContent ?? "").replace(/^\n/, "");
  if (field.localName === "select") return selected(field).map(fieldValue)[0] ?? "";
  return field.getAttribute("value") ?? (isTick(field) ? "on" : "");
}

export function isChecked(field: Element): boolean {
  return field.hasAttribute("checked");
}

/** The form that a field or a button belongs to. */
export function formOf(field: Element): Element {
  const id = field.getAttribute("form");
  const form = id ? field.ownerDocument.getElementById(id) : field.closest("form");
  if (!form) throw new Error(`<${field.localName}> belongs to no form.`);
  return form;
}

/** What a browser sends when a button is pressed: the names and values in the order of the document. */
export function entriesOf(form: Element, button: Element): [string, string | File][] {
  const isOnWay = (field: Element) =>
    field.getAttribute("name") && !isDisabled(field) && (!isButton(field) || field === button);
  return fieldsOf(form)
    .filter(isOnWay)
    .flatMap((field) => {
      const name = field.getAttribute("name") ?? "";
      return sent(field).map((value): [string, string | File] => [name, value]);
    });
}

function fieldsOf(form: Element): Element[] {
  const all = form.ownerDocument.querySelectorAll("input,select,textarea,button");
  return [...all].filter((field) =>
    field.hasAttribute("form")
      ? field.getAttribute("form") === form.getAttribute("id")
      : field.closest("form") === form,
  );
}

function sent(field: Element): (string | File)[] {
  if (isTick(field)) return isChecked(field) ? [fieldValue(field)] : [];
  if (field.localName === "select") return selected(field).map(fieldValue);
  if (field.getAttribute("type") === "file") return chosen.get(field) ?? [new File([], "")];
  const value = fieldValue(field);
  return [field.localName === "textarea" ? value.replace(/\r?\n/g, "\r\n") : value];
}

/** The selected options; a list of one line shows its first option when none is selected. */
function selected(field: Element): Element[] {
  const options = [...field.querySelectorAll("option")];
  const marked = options.filter((option) => option.hasAttribute("selected"));
  if (field.hasAttribute("multiple")) return marked;
  const last = marked.at(-1) ?? options.find((option) => !option.hasAttribute("disabled"));
  return last ? [last] : [];
}

export function isDisabled(field: Element): boolean {
  return field.hasAttribute("disabled") || field.closest("fieldset[disabled]") !== null;
}

function isButton(field: Element): boolean {
  const type = field.getAttribute("type");
  return (
    field.localName === "button" || ["submit", "button", "reset", "image"].includes(type ?? "")
  );
}

function isTick(field: Element): boolean {
  return ["checkbox", "radio"].includes(field.getAttribute("type") ?? "");
}

const labelOf = (option: Element) => (option.textContent ?? "").replace(/\s+/g, " ").trim();
