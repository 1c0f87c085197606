import { agree, refuse, type Outcome } from '../../outcome.ts'

/** A customer number that is asked for at a care place. */
export interface WantedPair {
  readonly carePlaceId: string
  readonly customerNumber: string
  /** Without them, those of the whole call that belong to the number. */
  readonly invoiceAreaIds?: readonly number[] | undefined
}

export interface AssignedPair {
  readonly carePlaceId: string
  readonly customerNumber: string
  /** None is the number whole. */
  readonly invoiceAreaIds: readonly number[]
}

interface NumberFacts {
  /** The customer numbers that serve each care place of the client. */
  readonly numbersAt: ReadonlyMap<string, readonly string[]>
  /** The number that each invoice area of the client belongs to. */
  readonly numberOf: ReadonlyMap<number, string>
}

type NumberRefusal = 'care-place-not-found' | 'number-not-found' | 'invoice-area-not-found' | 'pair-twice'

/** What a user is given: numbers that serve the care place, areas that belong to the number. */
export function assignInvoiceAreas(
  { numbersAt, numberOf }: NumberFacts,
  pairs: readonly WantedPair[],
  forAll: readonly number[],
): Outcome<readonly AssignedPair[], NumberRefusal> {
  const strange = forAll.findIndex((each) => !pairs.some((pair) => pair.customerNumber === numberOf.get(each)))
  if (strange >= 0) return refuse('invoice-area-not-found', { at: `invoiceAreaIds[${strange}]` })
  const seen = new Set<string>()
  const assigned: AssignedPair[] = []
  for (const [index, { carePlaceId, customerNumber, invoiceAreaIds }] of pairs.entries()) {
    const at = `pairs[${index}]`
    const numbers = numbersAt.get(carePlaceId)
    if (!numbers) return refuse('care-place-not-found', { at: `${at}.carePlaceId` })
    if (!numbers.includes(customerNumber)) return refuse('number-not-found', { at: `${at}.customerNumber` })
    const key = `${carePlaceId} ${customerNumber}`
    if (seen.has(key)) return refuse('pair-twice', { at })
    seen.add(key)
    const areas = invoiceAreaIds ?? forAll.filter((each) => numberOf.get(each) === customerNumber)
    const foreign = areas.findIndex((each) => numberOf.get(each) !== customerNumber)
    if (foreign >= 0) return refuse('invoice-area-not-found', { at: `${at}.invoiceAreaIds[${foreign}]` })
    assigned.push({ carePlaceId, customerNumber, invoiceAreaIds: [...new Set(areas)] })
  }
  return agree(assigned)
}
