/** The colour of a page. It is apart, because every page loads it. */
export const paper = { light: "#fbfaf7", dark: "#101315" };

/**
 * Colours of `tokens.css` for what no style sheet reaches: letters, pictures and the frame that a
 * browser draws around a page. A test compares them with the tokens.
 */
export const lightColors = {
  paper: paper.light,
  surface: "#ffffff",
  sunken: "#f3f0ea",
  ink: "#14181b",
  muted: "#5b6167",
  line: "#e4e0d8",
  contour: "#e3dccb",
  signal: "#d63c0b",
  onSignal: "#ffffff",
  pine: "#0f5c4a",
  sky: "#1f5fbf",
  plum: "#6b2f7a",
  ochre: "#8a5a00",
  slate: "#3c4a57",
  road: "#22406e",
  danger: "#b42318",
  gold: "#b7791f",
};

export const darkColors = {
  paper: paper.dark,
  surface: "#171b1e",
  sunken: "#1d2226",
  ink: "#f2efe8",
  muted: "#a3a9ae",
  line: "#2a3035",
  signal: "#ff6a3d",
  sky: "#7fb0ff",
  gold: "#e3ae55",
};
