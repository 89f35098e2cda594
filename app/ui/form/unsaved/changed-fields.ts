import type { Words } from "#values/say.ts";

/**
 * The words of the fields whose contents differ, each once: `["Race Name", "City"]`. A field without
 * words, or one that has come or gone, is the empty text.
 */
export function changedFields(
  saved: readonly FieldContent[],
  current: readonly FieldContent[],
): string[] {
  const contents = listsByName(saved);
  const changed = current.filter(({ name, content }) => contents.get(name)?.shift() !== content);
  const words = changed.map(({ label }) => label.replace(/\s*(?:\*|\(optional\))\s*$/, "").trim());
  const isGone = [...contents.values()].some((left) => left.length > 0);
  return [...new Set(isGone ? [...words, ""] : words)];
}

/** `Race Name, City and 2 more`; a count where there are no words. */
export function inShort(changed: readonly string[]): Words {
  const words = changed.filter(Boolean);
  if (words.length === 0) return { en: "changes", es: "cambios" };
  const named = words.slice(0, mostNamed).join(", ");
  const others = changed.length - Math.min(words.length, mostNamed);
  if (others === 0) return { en: named, es: named };
  return { en: `${named} and ${others} more`, es: `${named} y ${others} más` };
}

const mostNamed = 2;

function listsByName(contents: readonly FieldContent[]): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const { name, content } of contents) {
    lists.set(name, [...(lists.get(name) ?? []), content]);
  }
  return lists;
}

export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields of a form, but for what it carries along unseen. */
export function fieldsOf(form: HTMLFormElement | null): FormField[] {
  return [...(form?.elements ?? [])].filter(
    (element): element is FormField =>
      (element instanceof HTMLInputElement && element.type !== "hidden") ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );
}

export function contentOf(field: FormField): string | boolean | File | undefined {
  const files = filesOf(field);
  return isTicked(field) ?? (files ? files[0] : field.value);
}

/** Everything that a form would send. */
export function contentsOf(form: HTMLFormElement | null): FieldContent[] {
  return fieldsOf(form).map((field) => ({
    name: field.name,
    content: String(isTicked(field) ?? field.value),
    label: field.labels?.[0]?.textContent ?? "",
  }));
}

/** A field with the words that stand beside it. */
export type FieldContent = { name: string; content: string; label: string };

/** Gives a field again what it holds now. */
export function restorerOf(field: FormField): () => void {
  const { value } = field;
  const ticked = isTicked(field);
  const files = filesOf(field);
  if (field instanceof HTMLInputElement && ticked !== undefined) {
    return () => {
      field.checked = ticked;
    };
  }
  if (field instanceof HTMLInputElement && files) {
    const chosen = copyOf(files);
    return () => {
      field.files = chosen;
    };
  }
  return () => {
    field.value = value;
  };
}

/** `undefined` for a field that cannot be ticked. */
function isTicked(field: FormField): boolean | undefined {
  const canBe = field.type === "checkbox" || field.type === "radio";
  return canBe && field instanceof HTMLInputElement ? field.checked : undefined;
}

export function filesOf(field: FormField): FileList | null {
  return field instanceof HTMLInputElement ? field.files : null;
}

/** Emptying a field empties the list that it gave out, too. */
function copyOf(files: FileList): FileList {
  const copy = new DataTransfer();
  for (const file of files) copy.items.add(file);
  return copy.files;
}
