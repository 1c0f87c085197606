import { MailRefused, MailUnavailable } from './port.ts'
import type { Letter, Mail } from './port.ts'

export interface ReceivedLetter extends Letter {
  readonly receivedAt: string
}

export interface Mailbox extends Mail {
  /** Newest first; of old ones only the last 200 are kept. */
  letters(to?: string): readonly ReceivedLetter[]
  /** From now on letters are taken, turned away for the moment, or refused for good. */
  turn(mood: 'takes' | 'away' | 'refuses'): void
  empty(): void
}

const most = 200

/** A mail box in memory, for everybody, which the demo shows and tests read. */
export function openMailbox(now: () => Temporal.Instant): Mailbox {
  let letters: readonly ReceivedLetter[] = []
  let mood: 'takes' | 'away' | 'refuses' = 'takes'

  return {
    async send(letter) {
      if (mood === 'away') throw new MailUnavailable('The mail box is away')
      if (mood === 'refuses') throw new MailRefused('The mail box refuses')
      letters = [{ ...letter, receivedAt: now().toString() }, ...letters].slice(0, most)
    },
    letters: (to) => letters.filter((letter) => to === undefined || letter.to.toLowerCase() === to.toLowerCase()),
    turn: (next) => void (mood = next),
    empty: () => void (letters = []),
  }
}
