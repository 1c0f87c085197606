/** What a key means on a suggestion. */
export type GuidedIntent = 'up' | 'down' | 'first' | 'last' | 'choose' | 'compare' | 'why-not'

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

const moves: Readonly<Record<string, GuidedIntent>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
  Enter: 'choose',
}
const letters: Readonly<Record<string, GuidedIntent>> = { j: 'compare', w: 'why-not' }

/** Letters act unless somebody has turned them off; the others always do. With Ctrl nothing is meant of one suggestion. */
export function guidedIntent({ key, ctrlKey, metaKey, altKey }: Pressed, singleKeys: boolean): GuidedIntent | null {
  if (ctrlKey || metaKey || altKey) return null
  return moves[key] ?? (singleKeys ? (letters[key.toLowerCase()] ?? null) : null)
}
