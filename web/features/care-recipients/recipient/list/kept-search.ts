/** Fixed by the specification (O-9-19). Whoever signs out takes it along. */
const key = 'CR-previousSearch'

/** Shorter terms are not searched for (O-5-31). */
export const shortestTerm = 4

/** What is asked for: nothing until the term is long enough. */
export function askedTerm(typed: string): string {
  const term = typed.trim()
  return term.length >= shortestTerm ? term : ''
}

/** Whether a term may stay in the browser: an identity or telephone number, or most of one, may not. */
export function mayBeKept(term: string): boolean {
  return (term.match(/\d/g) ?? []).length < 4
}

export function keepSearch(term: string, storage: Storage = sessionStorage): void {
  if (term !== '' && mayBeKept(term)) storage.setItem(key, term)
  else storage.removeItem(key)
}

export function keptSearch(storage: Storage = sessionStorage): string {
  return storage.getItem(key) ?? ''
}
