/** Colours of one scheme, as `#rrggbb`. Each text is at least 4.5:1 on what it stands on. */
export interface MailColours {
  readonly ground: string;
  readonly sheet: string;
  readonly text: string;
  /** Of what says less. */
  readonly quiet: string;
  readonly line: string;
  /** Links and the name of the brand. */
  readonly accent: string;
  readonly button: string;
  readonly onButton: string;
  readonly warning: string;
}

/** How mails and papers of a brand look. */
export interface MailLook {
  readonly name: string;
  /** Its file, for papers alone: a picture in a mail is fetched, and tells who reads. */
  readonly logo: string;
  readonly light: MailColours;
  readonly dark: MailColours;
}

/** Mail programs know no tokens and many drop style sheets: without one this is plain black on white, readable at any width. */
export function styleOf({ light, dark }: MailLook): string {
  return `
:root { color-scheme: light dark; supported-color-schemes: light dark }
body { margin: 0 }
.sheet { max-width: 38rem; margin: 0 auto; padding: 1.5rem; box-sizing: border-box; border-top: .3rem solid }
.brand { font-size: 1.15rem; font-weight: bold; margin: 0 0 1.5rem }
h1 { font-size: 1.4rem; line-height: 1.25; margin: 0 0 1rem }
h2 { font-size: 1.1rem; margin: 1.75rem 0 .5rem; padding-top: 1rem; border-top: 1px solid }
h3 { font-size: 1rem; margin: 1.1rem 0 .4rem }
p { margin: .4rem 0 }
ul { margin: .4rem 0; padding-inline-start: 1.25rem }
li { margin: .2rem 0 }
table { width: 100%; border-collapse: collapse; margin: .5rem 0 }
th, td { padding: .3rem 0; vertical-align: top; text-align: start; font-weight: normal }
th { padding-inline-end: 1rem }
.facts th { width: 32% }
.name { font-weight: bold }
.code { font: bold 1.15rem ui-monospace, Menlo, Consolas, monospace; letter-spacing: .05em }
.sums td { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums }
.total th, .total td { font-weight: bold; border-top: 1px solid }
.sample { border: 2px solid; padding: .5rem .75rem; margin: 0 0 1rem; font-weight: bold }
.open { display: inline-block; text-decoration: none; padding: .7rem 1.1rem; border-radius: .4rem; font-weight: bold }
.foot { font-size: .85rem; border-top: 1px solid; margin-top: 1.75rem; padding-top: 1rem }
${coloursOf(light)}
@media (prefers-color-scheme: dark) {
${coloursOf(dark)}
}
@media (min-width: 40rem) {
  .sheet { margin: 1.5rem auto; border-radius: .6rem }
  .facts th { width: 36% }
}`;
}

function coloursOf(of: MailColours): string {
  return `  body { background: ${of.ground}; color: ${of.text} }
  .sheet { background: ${of.sheet}; border-top-color: ${of.button} }
  a, .brand { color: ${of.accent} }
  th, .foot { color: ${of.quiet} }
  h3 { color: ${of.quiet} }
  .total th, .total td { color: inherit }
  h2, .foot, .total th, .total td { border-color: ${of.line} }
  .sample { border-color: ${of.warning}; color: ${of.warning} }
  .open { background: ${of.button}; color: ${of.onButton} }`;
}
