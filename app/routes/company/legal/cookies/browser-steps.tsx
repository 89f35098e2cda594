/** Where the cookies are in each browser, in the words of its own menus. */
const browsers = [
  {
    name: "Google Chrome",
    steps:
      "Settings, then Privacy and security, then Third-party cookies; “See all site data and permissions” deletes what is stored.",
  },
  {
    name: "Mozilla Firefox",
    steps:
      "Settings, then Privacy & Security, then Cookies and Site Data; “Manage Data” deletes what is stored.",
  },
  {
    name: "Safari on a Mac",
    steps: "Safari, then Settings, then Privacy; “Manage Website Data” deletes what is stored.",
  },
  {
    name: "Safari on an iPhone or iPad",
    steps:
      "Settings, then Apps, then Safari, then Advanced, then Website Data; “Block All Cookies” is on the same Advanced page.",
  },
  {
    name: "Microsoft Edge",
    steps:
      "Settings, then Privacy, search, and services, then Cookies; “See all cookies and site data” deletes what is stored.",
  },
];

export function BrowserSteps() {
  return (
    <>
      <p>
        Every browser can show, delete and refuse cookies. Newer versions may name the menus a
        little differently.
      </p>
      <ul>
        {browsers.map((browser) => (
          <li key={browser.name}>
            <strong>{browser.name}:</strong> {browser.steps}
          </li>
        ))}
      </ul>
      <p>
        If you refuse all cookies you can still read everything on Dorsal, but you cannot sign in,
        and distances are always shown in kilometers. You can also browse in a private window, which
        forgets its cookies when it is closed.
      </p>
    </>
  );
}
