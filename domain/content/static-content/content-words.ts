import { agree, refuse, type Outcome } from '../../outcome.ts'

/** What a text is for (O-4-36). */
export const contentTypes = ['general', 'maintenance', 'disclaimer'] as const

export type ContentType = (typeof contentTypes)[number]

export const contentStatuses = ['active', 'inactive'] as const

export type ContentStatus = (typeof contentStatuses)[number]

/** There is one of each in a language, so its identifier is given. */
const fixedIdentifiers = { maintenance: 'MAINTENANCE', disclaimer: 'DISCLAIMER' } as const

const general = /^TOP_[A-Z0-9]+(?:_[A-Z0-9]+)*$/

/** The identifier that content of a type has: its only one, or one that begins with TOP_ (O-5-39). */
export function identifierOf(type: ContentType, given: string): Outcome<string, 'identifier-wrong'> {
  if (type !== 'general') return agree(fixedIdentifiers[type])
  const identifier = given.trim().toUpperCase()
  return general.test(identifier) ? agree(identifier) : refuse('identifier-wrong', { at: 'identifier' })
}

/** The pages that say what an administrator has written, where anything is, by the identifier of that. */
export const pageIdentifiers = [
  'TOP_HOME',
  'TOP_HELP',
  'TOP_CONTACT',
  'TOP_INQUIRY',
  'TOP_ACCESSIBILITY',
  'TOP_COOKIES',
] as const

export type PageIdentifier = (typeof pageIdentifiers)[number]

/** The help of a screen stands under the word of the screen: 'careRecipients' is helped by TOP_HELP_CARE_RECIPIENTS. */
export function helpIdentifierOf(screen: string): string {
  return `TOP_HELP_${screen.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
}

export interface ShownTimes {
  readonly status: ContentStatus
  readonly shownFrom: string | null
  readonly shownUntil: string | null
}

/** Whether readers see it at a moment: it is active, has begun and has not ended. */
export function isShown({ status, shownFrom, shownUntil }: ShownTimes, now: Temporal.Instant): boolean {
  const isBefore = (moment: string | null) =>
    moment !== null && Temporal.Instant.compare(now, Temporal.Instant.from(moment)) < 0
  return status === 'active' && !isBefore(shownFrom) && (shownUntil === null || isBefore(shownUntil))
}
