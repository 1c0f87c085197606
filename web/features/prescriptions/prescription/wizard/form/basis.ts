import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readHistoryItem } from '@omsorg/contract/prescriptions/history/read-history-item.ts'
import type { readPrescribingBasis } from '@omsorg/contract/prescriptions/prescription/read-prescribing-basis.ts'

/** Everything that prescribing for a person in an area stands on. */
export type Basis = AnswerOf<typeof readPrescribingBasis> & {
  /** By whose suggestions the products of a new prescription were chosen. */
  readonly investigationId?: number | null
}

/** An item that is selected or prescribed. */
export type Item = Basis['items'][number]

/** A prescription as it stands, to be looked at or changed. */
export type Stored = AnswerOf<typeof readHistoryItem>
export type StoredRow = Stored['rows'][number]

/** The items by their number; one that only a stored row knows is taken from there. */
export function itemsOf({ items }: Pick<Basis, 'items'>, stored: Stored | null): ReadonlyMap<string, Item> {
  const known = new Map(items.map((item) => [item.itemNumber, item]))
  for (const row of stored?.rows ?? []) {
    if (!known.has(row.itemNumber)) known.set(row.itemNumber, itemOfRow(row))
  }
  return known
}

function itemOfRow(row: StoredRow): Item {
  return {
    itemNumber: row.itemNumber,
    productGroupNumber: row.productGroupNumber ?? '',
    product: row.product,
    charriere: null,
    length: null,
    unfitting: [],
    latex: false,
    pvc: false,
    itemStatus: 'sellable',
    stockStatus: 'undefined',
    agreementLetter: null,
    price: null,
    can: { prescribe: { allowed: true, reason: null } },
    flavorsToChoose: row.flavors.map(({ itemNumber, name }) => ({ itemNumber, name, orderable: true })),
    cart: null,
    delivered: null,
  }
}

/** Rows of other prescriptions than the one that is changed: they run or wait beside it. */
export function runningBeside({ running }: Pick<Basis, 'running'>, stored: Stored | null): Basis['running'] {
  return running.filter(({ prescriptionId }) => prescriptionId !== stored?.prescriptionId)
}

/** What every page of one prescription stands on. */
export interface PrescriptionContext {
  readonly basis: Basis
  readonly stored: Stored
  /** Fetches both anew, as after somebody else's change. */
  readonly reload: () => void
}
