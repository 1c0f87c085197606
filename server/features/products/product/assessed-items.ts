import { mayOrderFor } from '@omsorg/domain/care-recipients/recipient/order-gate.ts'
import { unavailabilityOf } from '@omsorg/domain/orders/placing/unavailability.ts'
import { type UnavailabilityCode } from '@omsorg/domain/orders/placing/unavailability-code.ts'
import {
  hiddenBy,
  letterOf,
  typesOfOrderers,
  type AgreementLetter,
} from '@omsorg/domain/products/product/visibility.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { assortmentOf, readAssortment, type Assortment } from '../search/assortment.ts'
import { readItems, type ItemRecord, type WhichItems } from './items.sql.ts'
import { readOffered } from './offered-items.sql.ts'
import { readRecipientFacts } from './recipient-facts.sql.ts'

/** An item before the rules of what may be seen (rules 3.11) and what may be ordered (3.9). */
export interface AssessedItem {
  readonly record: ItemRecord
  readonly letter: AgreementLetter | null
  /** In the assortment of the caller. */
  readonly visible: boolean
  /** In the context that was asked about; null = can be ordered. */
  readonly unavailabilityCode: UnavailabilityCode | null
}

export type ItemContext = 'search' | 'cart' | 'purchase'

export interface AssessmentQuestion {
  readonly actor: Pick<Actor, 'application' | 'userId' | 'may' | 'mayIn'>
  readonly clientId: string
  readonly carePlaceId: string | null
  readonly careRecipientId: number | null
  readonly context: ItemContext
  readonly today: Temporal.PlainDate
  /** Under which number; left out, the one that the place orders under. */
  readonly customerNumber?: string | undefined
}

export interface AssessedItems {
  readonly assortment: Assortment
  readonly items: readonly AssessedItem[]
}

/** The items with what the rules say of them; null when the client is out of reach. Hidden items are among them. */
export async function readAssessedItems(
  tx: Transaction,
  question: AssessmentQuestion,
  ...which: readonly WhichItems[]
): Promise<AssessedItems | null> {
  const [first, ...more] = which
  const isUsual = question.customerNumber === undefined
  if (isUsual && first && 'itemNumbers' in first && more.length === 0)
    return readOfferedItems(tx, question, first.itemNumbers)
  const assortment = await readAssortment(tx, question)
  if (!assortment) return null
  const items = await assessItems(tx, assortment, question, ...which)
  return { assortment, items }
}

/** The same of items by their numbers: with the assortment in one statement. */
async function readOfferedItems(
  tx: Transaction,
  question: AssessmentQuestion,
  itemNumbers: readonly string[],
): Promise<AssessedItems | null> {
  const { actor, clientId, carePlaceId, careRecipientId, today } = question
  const [canReceive, found] = await Promise.all([
    recipientCanReceive(tx, question),
    readOffered(tx, { clientId, carePlaceId, careRecipientId, userId: actor.userId, itemNumbers, today }),
  ])
  if (!found) return null
  const assortment = assortmentOf(found.settings, actor)
  return { assortment, items: found.items.map((record) => assess(record, assortment, question, canReceive)) }
}

/** The same where the assortment is known already. */
export async function assessItems(
  tx: Transaction,
  assortment: Assortment,
  question: AssessmentQuestion,
  ...which: readonly WhichItems[]
): Promise<AssessedItem[]> {
  const { clientId, carePlaceId, careRecipientId, today } = question
  const facts = {
    market: assortment.settings.market,
    clientId,
    patientDataOwnerId: assortment.settings.patient_data_owner_id,
    carePlaceId,
    careRecipientId,
    today,
    customerNumbers: therapyAreas.map((area) => [area, assortment.customerNumberIn(area)] as const),
  }
  const [canReceive, ...found] = await Promise.all([
    recipientCanReceive(tx, question),
    ...which.map((each) => readItems(tx, facts, each)),
  ])
  return found.flat().map((record) => assess(record, assortment, question, canReceive))
}

function assess(
  record: ItemRecord,
  assortment: Assortment,
  { context, today }: AssessmentQuestion,
  canReceive: boolean,
): AssessedItem {
  const { settings } = assortment
  const { therapy_area: area, agreement_type: type } = record
  const isKnown = record.selected || record.prescribed
  // Who only orders sees what is prescribed or selected, and of that what everybody may see (rules 3.11).
  const hidden =
    assortment.onlyOrders && isKnown
      ? hiddenBy(type, { availability: assortment.availabilityIn(area), roles: typesOfOrderers })
      : assortment.hides({ area, type })
  const isRefused = (settings.latex_free_only && record.latex) || (settings.pvc_free_only && record.pvc)
  const isInUserAvailability =
    (hidden === null || hidden === 'outside-agreement') && !isRefused && (!record.is_pca || assortment.pcaIsOpen)
  const isInAgreement = hidden !== 'outside-agreement'
  const unavailabilityCode = unavailabilityOf(context, {
    today,
    item: { itemStatus: record.item_status, stockStatus: record.stock_status, isActive: record.active },
    settings: {
      allowOutgoing: settings.allow_outgoing_items,
      blockUncertainDelivery: settings.block_uncertain_delivery,
    },
    hasPriceAndPackageSize: record.price !== null && (record.items_per_package ?? 0) > 0,
    isBeingReplaced: record.being_replaced,
    areaIsOn: assortment.areaIsOn(area, record.is_pca),
    hasCustomerNumber: assortment.customerNumberIn(area) !== null,
    mayOrderInArea: assortment.mayOrderIn(area),
    isInAgreement,
    isInUserAvailability,
    recipientCanReceive: canReceive,
    prescribed: null,
    stoppedWithoutReason: false,
  })
  return { record, letter: letterOf(type), visible: isInAgreement && isInUserAvailability, unavailabilityCode }
}

/** Code 15 is asked of a cart that belongs to a person. */
async function recipientCanReceive(
  tx: Transaction,
  { context, careRecipientId, carePlaceId }: AssessmentQuestion,
): Promise<boolean> {
  if (context !== 'cart' || careRecipientId === null) return true
  const facts = await readRecipientFacts(tx, careRecipientId, carePlaceId)
  if (!facts) return false
  return mayOrderFor({
    status: facts.status,
    statusAtPlace: facts.status_at_place,
    hasDeliveryAddress: (facts.has_address && !facts.is_protected) || facts.place_has_address,
  }).ok
}
