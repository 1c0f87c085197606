import type { AnswerOf, CallOf } from '@omsorg/contract/endpoint.ts'
import type { assignInvoiceAreas } from '@omsorg/contract/sign-in/invoice-area/assign-invoice-areas.ts'
import type { readUserNumbers } from '@omsorg/contract/sign-in/invoice-area/read-user-numbers.ts'

export type UserNumbers = AnswerOf<typeof readUserNumbers>
type Pair = CallOf<typeof assignInvoiceAreas>['input']['pairs'][number]

/** What is ticked, by care place and number: the number whole, or some of its areas. */
export type AreaDraft = Readonly<Record<string, readonly number[] | 'whole'>>

const keyOf = (carePlaceId: string, customerNumber: string) => `${carePlaceId} ${customerNumber}`

export function draftOf({ pairs }: UserNumbers): AreaDraft {
  return Object.fromEntries(
    pairs.map(({ carePlaceId, customerNumber, invoiceAreaIds }) => [
      keyOf(carePlaceId, customerNumber),
      invoiceAreaIds.length > 0 ? invoiceAreaIds.toSorted((one, other) => one - other) : ('whole' as const),
    ]),
  )
}

export function tickedAt(draft: AreaDraft, carePlaceId: string, customerNumber: string): readonly number[] | 'whole' {
  return draft[keyOf(carePlaceId, customerNumber)] ?? []
}

/** Ticks the number whole or leaves it; one without any area left is not there. */
export function withTicked(
  draft: AreaDraft,
  carePlaceId: string,
  customerNumber: string,
  ticked: readonly number[] | 'whole',
): AreaDraft {
  const key = keyOf(carePlaceId, customerNumber)
  const others = Object.fromEntries(Object.entries(draft).filter(([each]) => each !== key))
  if (ticked === 'whole') return { ...others, [key]: ticked }
  return ticked.length > 0 ? { ...others, [key]: ticked.toSorted((one, other) => one - other) } : others
}

export function isSameDraft(one: AreaDraft, other: AreaDraft): boolean {
  const written = (draft: AreaDraft) =>
    Object.entries(draft)
      .map(([key, ticked]) => `${key}: ${String(ticked)}`)
      .toSorted()
      .join('\n')
  return written(one) === written(other)
}

export function pairsOf(draft: AreaDraft): Pair[] {
  return Object.entries(draft).map(([key, ticked]) => {
    const space = key.indexOf(' ')
    return {
      carePlaceId: key.slice(0, space),
      customerNumber: key.slice(space + 1),
      invoiceAreaIds: ticked === 'whole' ? [] : [...ticked],
    }
  })
}

/** The care places to choose at: those where the user works, and any other where something is held still. */
export function placesOf({ carePlaces, pairs }: UserNumbers): UserNumbers['carePlaces'] {
  const places = new Map(carePlaces.map((place) => [place.carePlaceId, place]))
  for (const { carePlaceId, carePlaceName, customerNumber } of pairs) {
    const place = places.get(carePlaceId) ?? { carePlaceId, name: carePlaceName, customerNumbers: [] }
    const { customerNumbers } = place
    if (customerNumbers.includes(customerNumber)) continue
    places.set(carePlaceId, { ...place, customerNumbers: [...customerNumbers, customerNumber] })
  }
  return [...places.values()]
}
