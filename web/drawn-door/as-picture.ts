/**
 * A page to be looked at until the script that it belongs to is there: nothing in it can be filled in, and no password manager
 * takes it for a form.
 */
export function asPicture(html: string): string {
  return html
    .replaceAll(/ (?:name|autoComplete|type)="(?:username|password|current-password)"/g, '')
    .replaceAll('<input', '<input readonly')
    .replaceAll('<select', '<select disabled')
}

/** The page with another title, such as the greeting of another hour. */
export function titled(html: string, title: string): string {
  return html.replace(/(<h1[^>]*>)[^<]*/, `$1${title}`)
}
