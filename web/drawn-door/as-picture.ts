/**
 * A page to be looked at until the script that it belongs to is there: nothing in it can be filled in, and no password manager
 * takes it for a form. The greeting goes by the hour of whoever reads it, so its line stays empty.
 */
export function asPicture(html: string): string {
  return html
    .replaceAll(/ (?:name|autoComplete|type)="(?:username|password|current-password)"/g, '')
    .replaceAll('<input', '<input readonly')
    .replaceAll('<select', '<select disabled')
    .replace(/(<h1[^>]*>)[^<]*/, '$1&nbsp;')
}
