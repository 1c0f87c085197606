/** Fixed by the specification (O-9-19). Whoever signs out takes it along. */
const key = 'CR-previousSearch'

/** Whether a term may stay in the browser: an identity or telephone number, or most of one, may not. */
export function maySave(term: string): boolean {
  return (term.match(/\d/g) ?? []).length < 4
}

export function saveSearch(term: string, storage: Storage = sessionStorage): void {
  if (term !== '' && maySave(term)) storage.setItem(key, term)
  else storage.removeItem(key)
}

export function savedSearch(storage: Storage = sessionStorage): string {
  return storage.getItem(key) ?? ''
}
