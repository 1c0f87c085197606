import type { ImportChange } from '@omsorg/contract/products/import/import-view.ts'
import type { ImportKind } from '@omsorg/domain/products/import/columns.ts'
import type { CellValue, ImportError, ImportRow } from '@omsorg/domain/products/import/read-sheet.ts'
import type { KnownRecord } from './known.sql.ts'

/** One thing to write when the import is applied; fields that a file leaves open are not in it. */
export interface ImportStep {
  readonly change: 'added' | 'changed' | 'removed'
  readonly itemNumber: string
  readonly productId: number | null
  readonly offerId: number | null
  readonly fields: Readonly<Record<string, CellValue>>
  readonly properties: Readonly<Record<string, CellValue>>
}

export interface Comparison {
  readonly steps: readonly ImportStep[]
  readonly changes: readonly ImportChange[]
  readonly unchanged: number
  readonly errors: readonly ImportError[]
  /** The keys of the records that the rows speak of. */
  readonly named: readonly string[]
}

export interface ToCompare {
  readonly kind: ImportKind
  readonly rows: readonly ImportRow[]
  readonly known: readonly KnownRecord[]
  readonly today: string
}

/** Holds rows of a file against what is known of their items, and says what they would add and change. */
export function compare({ kind, rows, known, today }: ToCompare): Comparison {
  const byItem = Map.groupBy(known, ({ item_number: item }) => item)
  const steps: ImportStep[] = []
  const changes: ImportChange[] = []
  const errors: ImportError[] = []
  const named: string[] = []
  let unchanged = 0

  for (const row of rows) {
    const records = byItem.get(row.itemNumber) ?? []
    const found = recordOf(kind, row, records, today)
    const error = errorOf(kind, row, records, found)
    if (error) {
      errors.push(error)
      continue
    }
    if (found) named.push(keyOf(found))
    const fields = differing(row.fields, found?.fields ?? {})
    const properties = differing(row.properties, found?.properties ?? {})
    if (found && fields.length + properties.length === 0) {
      unchanged += 1
      continue
    }
    const change = found ? 'changed' : 'added'
    const inherited = found ? {} : inheritedFields(kind, records, today)
    steps.push({
      change,
      itemNumber: row.itemNumber,
      productId: records[0]?.product_id ?? null,
      offerId: found?.offer_id ?? null,
      fields: { ...inherited, ...row.fields },
      properties: row.properties,
    })
    const name = records[0]?.name ?? textOf(row.fields['name'])
    changes.push({ row: row.row, itemNumber: row.itemNumber, name, change, fields: [...fields, ...properties] })
  }

  return { steps, changes, unchanged, errors, named }
}

/** What a complete file does not name is removed: an item becomes deleted, an offer ends. Stock is never removed. */
export function removals(
  kind: ImportKind,
  known: readonly KnownRecord[],
  named: ReadonlySet<string>,
): Pick<Comparison, 'steps' | 'changes'> {
  const gone = known.filter((record) => !named.has(keyOf(record)) && mayBeRemoved(kind, record))
  return {
    steps: gone.map(({ item_number: itemNumber, product_id: productId, offer_id: offerId }) => ({
      change: 'removed',
      itemNumber,
      productId,
      offerId,
      fields: {},
      properties: {},
    })),
    changes: gone.map(({ item_number: itemNumber, name }) => ({
      row: null,
      itemNumber,
      name,
      change: 'removed',
      fields: [],
    })),
  }
}

function keyOf({ product_id: product, offer_id: offer }: KnownRecord): string {
  return `${product}:${offer ?? ''}`
}

/** The record that a row speaks of: an offer by customer number and day, else the one that holds today; an item by its number. */
function recordOf(
  kind: ImportKind,
  { fields }: ImportRow,
  records: readonly KnownRecord[],
  today: string,
): KnownRecord | undefined {
  if (kind === 'products') return records[0]
  if (kind === 'stock') return records.find((record) => record.fields['status'] !== null)
  const offers = offersFor(records, fields['customerNumber'] ?? null)
  if (fields['validFrom']) return offers.find((offer) => offer.fields['validFrom'] === fields['validFrom'])
  return offers.find((offer) => String(offer.fields['validFrom']) <= today)
}

function offersFor(records: readonly KnownRecord[], customerNumber: CellValue): KnownRecord[] {
  return records.filter(
    ({ offer_id: offer, fields }) => offer !== null && (fields['customerNumber'] ?? null) === customerNumber,
  )
}

function errorOf(
  kind: ImportKind,
  { row, fields }: ImportRow,
  records: readonly KnownRecord[],
  found: KnownRecord | undefined,
): ImportError | null {
  if (kind === 'products') {
    const missing = found ? undefined : ['name', 'therapyArea'].find((field) => fields[field] === undefined)
    return missing ? { row, field: missing, code: 'missing' } : null
  }
  if (records.length === 0) return { row, field: 'itemNumber', code: 'unknown-item' }
  const hasAgreement = offersFor(records, fields['customerNumber'] ?? null).length > 0
  return kind === 'prices' && !hasAgreement ? { row, field: 'itemNumber', code: 'no-agreement' } : null
}

/** A new price goes with the agreement that holds, a new agreement with its price. */
function inheritedFields(
  kind: ImportKind,
  records: readonly KnownRecord[],
  today: string,
): Readonly<Record<string, CellValue>> {
  if (kind !== 'prices' && kind !== 'agreements') return {}
  const former = records.find(({ offer_id: offer, fields }) => offer !== null && String(fields['validFrom']) <= today)
  const { price = null, priceAgreementType, agreementType } = former?.fields ?? {}
  return {
    ...(price === null ? {} : { price }),
    ...(priceAgreementType ? { priceAgreementType } : {}),
    ...(agreementType ? { agreementType } : {}),
  }
}

function mayBeRemoved(kind: ImportKind, { offer_id: offer, fields }: KnownRecord): boolean {
  if (kind === 'products') return fields['itemStatus'] !== 'deleted'
  return kind !== 'stock' && offer !== null
}

function differing(
  after: Readonly<Record<string, CellValue>>,
  before: Readonly<Record<string, CellValue>>,
): ImportChange['fields'] {
  return Object.entries(after)
    .filter(([field, value]) => field !== 'itemNumber' && textOf(before[field]) !== textOf(value))
    .map(([field, value]) => ({ field, before: textOf(before[field]), after: textOf(value) }))
}

function textOf(value: CellValue | undefined): string | null {
  return value === null || value === undefined ? null : String(value)
}
