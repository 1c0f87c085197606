/** Fewer signs name nobody (O-5-31). */
export const shortestTerm = 4

/** `room`: too short for a name or a number, but a room may have one digit. */
export type TermKind = 'nothing' | 'too-short' | 'room' | 'whole'

export function kindOfTerm(typed: string): TermKind {
  const term = typed.trim()
  if (term === '') return 'nothing'
  if (term.length >= shortestTerm) return 'whole'
  return /\d/.test(term) ? 'room' : 'too-short'
}

const roomWord = /^(?:rum|room|rom|huone|stue|værelse)\s+(?=\S*\d)/i

/** Rooms are kept as their number alone, and written with the word before it. */
export function withoutRoomWord(term: string): string {
  return term.trim().replace(roomWord, '')
}
