import { exportsAreUsed } from "./exports.ts";
import { foldersHaveFloors } from "./floors.ts";
import { lettersLeadHome, officeAsksWhoComes, programsReadNoCookie } from "./guards.ts";
import {
  packagesStayHome,
  rowsAreChecked,
  seamsStayHome,
  takesNothingFromTheAir,
} from "./packages.ts";
import { actionsKnowWhoSees } from "./pages.ts";
import {
  hostTakesOnlyTypes,
  isInTheTable,
  knowsFeaturesAbove,
  looksDownward,
  routesStandAlone,
  routesUseTheContext,
  rulesNeedNoView,
  staysPortable,
} from "./rooms.ts";
import {
  namesSayWhat,
  nothingIsFolded,
  nothingOnlyHandsOn,
  pathsLeadSomewhere,
  runsInNoCircle,
  somethingIsSeen,
} from "./shape.ts";
import type { Source } from "./source.ts";
import {
  addressesKeepTheLanguage,
  noSentenceDecides,
  speaksBothLanguages,
  speaksPlainly,
  typesHaveOneName,
} from "./words.ts";

/** Every rule of the architecture by its sentence. A rule returns the violations, as `path: why`. */
export const rules: Record<string, (sources: Source[]) => string[]> = {
  "files are seen in every room": somethingIsSeen,
  "a room looks only into the rooms below it": looksDownward,
  "the host takes only types from the product": hostTakesOnlyTypes,
  "a feature uses only the features that stand above it": knowsFeaturesAbove,
  "every feature has its line in the table": isInTheTable,
  "rules, views and parts of screens stay clear of the server": staysPortable,
  "a rule needs no view": rulesNeedNoView,
  "routes do not import one another": routesStandAlone,
  "a route reaches the services by their context": routesUseTheContext,
  "every door of the back office asks who comes": officeAsksWhoComes,
  "programs name themselves: no cookie counts": programsReadNoCookie,
  "no letter's link comes from a request": lettersLeadHome,
  "every action says whether it changes what everybody sees": actionsKnowWhoSees,
  "packages stay where they live": packagesStayHome,
  "what the framework may change stays in one folder": seamsStayHome,
  "time, chance and configuration come from the services": takesNothingFromTheAir,
  "no import runs in a circle": runsInNoCircle,
  "the folders of a room have floors": foldersHaveFloors,
  "a path in a text names a file": pathsLeadSomewhere,
  "a file says what it is about": namesSayWhat,
  "an exported type has a name of its own": typesHaveOneName,
  "codes decide, sentences are shown": noSentenceDecides,
  "rows have a type that is checked": rowsAreChecked,
  "code is written out": nothingIsFolded,
  "what is exported is used": exportsAreUsed,
  "a page speaks both languages": speaksBothLanguages,
  "an address of ours keeps the language": addressesKeepTheLanguage,
  "comments speak plain English": speaksPlainly,
  "no file only hands on what others export": nothingOnlyHandsOn,
};
