/** What a key means on a row. */
export type QueueIntent =
  | 'up'
  | 'down'
  | 'first'
  | 'last'
  | 'renew'
  | 'no'
  | 'pace'
  | 'more'
  | 'less'
  | 'open'
  | 'undo'
  | 'confirm'

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

const moves: Readonly<Record<string, QueueIntent>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' }
const letters: Readonly<Record<string, QueueIntent>> = {
  f: 'renew',
  n: 'no',
  s: 'pace',
  o: 'open',
  '+': 'more',
  '-': 'less',
}

/** Single keys act unless somebody has turned them off; arrows and those with Ctrl always do. */
export function queueIntent({ key, ctrlKey, metaKey, altKey }: Pressed, singleKeys: boolean): QueueIntent | null {
  if (ctrlKey || metaKey) {
    if (key === 'Enter') return 'confirm'
    return key.toLowerCase() === 'z' ? 'undo' : null
  }
  if (altKey) return null
  return moves[key] ?? (singleKeys ? (letters[key.toLowerCase()] ?? null) : null)
}
