import { hiddenValue, withoutKeys } from "../personas/layers.ts";

/** A named value of a layer, in words. */
export type LayerFact = { name: string; value: string };

/** A configuration layer of a persona as administrators see it: its known fields, and the rest. */
export type ShownLayer = {
  name: LayerName;
  facts: LayerFact[];
  /** Fields that are not known here, as JSON without keys; `null` where there are none. */
  rest: string | null;
};

/** The fields of the layers that administrators see by name. */
const knownFields = {
  llm: ["model", "base_url", "tools"],
  tts: ["tts_engine", "tts_model_name", "voice_settings"],
  stt: [
    "stt_engine",
    "participant_pause_sensitivity",
    "participant_interrupt_sensitivity",
    "smart_turn_detection",
    "hotwords",
  ],
  perception: [
    "perception_model",
    "ambient_awareness_queries",
    "perception_tool_prompt",
    "perception_tools",
  ],
} as const;

export type LayerName = keyof typeof knownFields;

type Fields = { readonly [name: string]: unknown };

/**
 * The layers of a persona for the screen of an administrator. Keys of other services never leave the
 * server: values under names that look like secrets, and texts that look like one, are hidden.
 */
export function shownLayers(layers: unknown): ShownLayer[] {
  const all = fieldsOf(withoutSecrets(withoutKeys(layers)));
  return layerNames.flatMap((name) => {
    const { known, rest } = split(fieldsOf(all[name]), knownFields[name]);
    if (known.length === 0 && rest === null) return [];
    return [{ name, facts: known, rest }];
  });
}

const layerNames = ["llm", "tts", "stt", "perception"] as const satisfies LayerName[];

function split(fields: Fields, names: readonly string[]) {
  const known = names.flatMap((name) => {
    const value = inWords(fields[name]);
    return value === "" ? [] : [{ name, value }];
  });
  const others = Object.entries(fields).filter(([name]) => !names.includes(name));
  const rest = others.length > 0 ? JSON.stringify(Object.fromEntries(others), null, 2) : null;
  return { known, rest };
}

/** A value as people read it: lists with commas, the fields of a flat object line by line. */
function inWords(value: unknown): string {
  const plain = plainWords(value);
  if (plain !== null) return plain;
  const fields = Object.entries(fieldsOf(value)).map(([name, each]) => {
    const words = plainWords(each);
    return words === null ? null : `${name}: ${words}`;
  });
  if (fields.length > 0 && !fields.includes(null)) return fields.join("\n");
  return JSON.stringify(value, null, 2);
}

/** `null` for a value with parts. */
function plainWords(value: unknown): string | null {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const isList = Array.isArray(value) && value.every((each) => typeof each === "string");
  return isList ? value.join(", ") : null;
}

/** Texts of which a part opens a door: keys as services write them, and addresses with a password or parameters. */
const secretText = /^(?:bearer|basic)\s|^(?:sk|pk|rk|api|key|tvs)[-_][\w-]{8,}|^eyJ[\w-]{10,}\./i;

function withoutSecrets(value: unknown): unknown {
  if (typeof value === "string") return shownText(value);
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withoutSecrets(each)]),
  );
}

function shownText(text: string): string {
  if (secretText.test(text)) return hiddenValue;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return text;
  const { origin, pathname, search, username } = new URL(text);
  return search || username ? `${origin}${pathname} ${hiddenValue}` : text;
}

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}
