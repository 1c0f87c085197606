/** The status of a care recipient (states 2.12). */
export const recipientStatus = { active: 1, inactive: 2, deceased: 3 } as const
export type RecipientStatus = (typeof recipientStatus)[keyof typeof recipientStatus]

/** The status of the link between a care recipient and a care place. */
export const linkStatus = { active: 1, inactive: 2 } as const
export type LinkStatus = (typeof linkStatus)[keyof typeof linkStatus]

export type RecipientEvent = 'activate' | 'deactivate' | 'report-death' | 'correct-death'

const { active, inactive, deceased } = recipientStatus

/** States 2.12. Only an administrator of customer service may correct a death. */
export const recipientTransitions: Readonly<
  Record<RecipientStatus, Partial<Readonly<Record<RecipientEvent, RecipientStatus>>>>
> = {
  [active]: { deactivate: inactive, 'report-death': deceased },
  [inactive]: { activate: active, 'report-death': deceased },
  [deceased]: { 'correct-death': inactive },
}

/** The status after an event; null where the event is not allowed. */
export function recipientStatusAfter(status: RecipientStatus, event: RecipientEvent): RecipientStatus | null {
  return recipientTransitions[status][event] ?? null
}

/** An inactive or deceased person's data cannot be updated (O-5-14). */
export function mayBeUpdated(status: RecipientStatus): boolean {
  return status === active
}

/** A death closes the prescriptions of the person. */
export function closesPrescriptions(event: RecipientEvent): boolean {
  return event === 'report-death'
}
