export type KeyCommand =
  | { readonly kind: 'search' }
  | { readonly kind: 'map' }
  | { readonly kind: 'go'; readonly key: string }

export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  /** The person is writing: then a letter is a letter. */
  readonly writing: boolean
  /** Epoch milliseconds. */
  readonly at: number
}

/** So long after `g` a letter still belongs to it. */
export const patience = 1500

/** Reads single keys: `/` searches, `?` shows the map, `g` and a letter go. Keys with a modifier are the browser's. */
export function createKeyReader(letters: () => readonly string[]) {
  let pressedG = Number.NEGATIVE_INFINITY
  return function read({ key, ctrlKey, metaKey, altKey, writing, at }: KeyPress): KeyCommand | null {
    if (writing || ctrlKey || metaKey || altKey) return null
    const follows = at - pressedG <= patience
    pressedG = Number.NEGATIVE_INFINITY
    const letter = key.toLowerCase()
    if (follows && letters().includes(letter)) return { kind: 'go', key: letter }
    if (letter === 'g') pressedG = at
    if (key === '/') return { kind: 'search' }
    return key === '?' ? { kind: 'map' } : null
  }
}
