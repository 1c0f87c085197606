/** The name of a record after it is saved: what is not sent, or sent as it stands, is not written anew. */
export function changedName(before: string, sent: string | undefined): string {
  return sent === undefined || sent === before ? before : capitalisedName(sent)
}

/**
 * A name as it is kept once its field is left: trimmed, with single spaces, and each word with a capital at its beginning, after
 * a space or a sign (A-5-04). Other letters stay as they were typed.
 */
export function capitalisedName(typed: string): string {
  return typed
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(
      /(^|[\s\p{P}])(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toLocaleUpperCase('sv'),
    )
}
