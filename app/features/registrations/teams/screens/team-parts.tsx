import { useLang, useSay } from "#ui/language/language.tsx";
import { formatDay } from "#values/day.ts";
import { writtenIn } from "../../questions/question.ts";
import { WrittenText } from "../../questions/screens/written-text.tsx";
import { sizeWords, type TeamRules, teamKindWords } from "../team.ts";

/** The team rules of a distance, with the text of its organizer. */
export function TeamRulesText({ rules }: { rules: TeamRules }) {
  const say = useSay();
  const lang = useLang();
  const size = sizeWords(rules);
  return (
    <div className="grid max-w-text gap-2">
      <p>
        {say(teamKindWords[rules.kind])}: {say(size)}.{" "}
        {rules.lastDay &&
          say({
            en: `Teams can be changed until ${formatDay(rules.lastDay, "en")}.`,
            es: `Los equipos se pueden cambiar hasta el ${formatDay(rules.lastDay, "es")}.`,
          })}
      </p>
      {rules.hasOnePrice && (
        <p>
          {say({
            en: "The captain pays one price for the whole team; the other members pay nothing.",
            es: "El capitán paga un solo precio por todo el equipo; los demás integrantes no pagan.",
          })}
        </p>
      )}
      {writtenIn(rules.text, lang).text !== "" && (
        <p className="whitespace-pre-line">
          <WrittenText>{rules.text}</WrittenText>
        </p>
      )}
    </div>
  );
}
