/** What a key asks of the grid. */
export type GridIntent =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'first'
  | 'last'
  | 'page-up'
  | 'page-down'
  | 'accept'
  | 'take-back'
  | 'highest'
  | 'aside'
  | 'empty'
  | 'undo'

export interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

export interface KeyPlace {
  /** The focus is in an amount. */
  readonly inAmount: boolean
  /** The focus is in another field, which keeps the keys it writes with. */
  readonly inField: boolean
  /** Whether letters act by themselves; a person may have switched that off. */
  readonly singleKeys: boolean
}

const moves: Readonly<Record<string, GridIntent>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
  PageUp: 'page-up',
  PageDown: 'page-down',
}

const sideways: Readonly<Record<string, GridIntent>> = { ArrowLeft: 'left', ArrowRight: 'right' }

const inAmounts: Readonly<Record<string, GridIntent>> = { Enter: 'accept', Escape: 'take-back', Delete: 'empty' }

const letters: Readonly<Record<string, GridIntent>> = { h: 'highest', a: 'aside' }

/** Null for a key that is not the grid's: the browser and the screen keep it. */
export function intentOf(pressed: PressedKey, place: KeyPlace): GridIntent | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed
  if (altKey) return null
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'z' && !shiftKey && !place.inField) return 'undo'
    return key === 'Home' || key === 'End' ? (moves[key] ?? null) : null
  }
  if (shiftKey) return null
  if (place.inField) {
    if (key === 'Enter') return 'down'
    return key === 'ArrowUp' || key === 'ArrowDown' ? (moves[key] ?? null) : null
  }
  const move = moves[key] ?? sideways[key]
  if (move) return move
  if (!place.inAmount) return null
  return inAmounts[key] ?? (place.singleKeys ? (letters[key.toLowerCase()] ?? null) : null)
}
