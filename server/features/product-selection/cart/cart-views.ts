import type { SuggestionView } from '@omsorg/contract/care-recipients/recipient/suggestion-view.ts'
import {
  cartBlocks,
  type CartBlock,
  type CartItemView,
} from '@omsorg/contract/product-selection/cart/cart-item-view.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { isOf } from '@omsorg/domain/orders/supply/counted-stock.ts'
import { actionFor, suggestFor } from '@omsorg/domain/orders/supply/suggestion.ts'
import { dailyUse } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { blocksOfItem, type ItemBlock, type RightFacts } from '@omsorg/domain/product-selection/cart/cart-abilities.ts'
import { cartItemStatus } from '@omsorg/domain/product-selection/cart/cart-transitions.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { productViewOf, readItemOffers, type ItemOffer } from '../../products/index.ts'
import { deliveredTo, unfittingItems, warningsOfItem } from './cart-signs.ts'
import type { CartRecord, SelectionRecord } from './cart-items.sql.ts'
import { itemDrawOf, readDrawsOfPerson, type DrawRecord } from './draws.sql.ts'
import type { PersonHere } from './person-here.sql.ts'
import { authorNamed } from '../../../platform/author.ts'

/** Who looks, at whom, and when. */
export interface CartViewContext {
  readonly actor: Actor
  readonly person: PersonHere
  readonly today: Temporal.PlainDate
}

/**
 * What the client of the person offers of items, as the caller may see it (rules 3.11, 3.9). In the context `cart` the
 * person is asked too; `search` asks of the item alone, which is what a choice is judged by.
 */
export function offersFor(
  tx: Transaction,
  { actor, person, today }: Pick<CartViewContext, 'actor' | 'person' | 'today'>,
  { itemNumbers, context }: { readonly itemNumbers: readonly string[]; readonly context: 'cart' | 'search' },
): Promise<ReadonlyMap<string, ItemOffer>> {
  return readItemOffers(tx, {
    actor,
    clientId: person.client_id,
    carePlaceId: person.care_place_id,
    careRecipientId: person.id,
    itemNumbers,
    context,
    today,
  })
}

/** Selected products as they stand today, with their offers, their last orders and what may be done with them. */
export async function cartViewsOf(
  tx: Transaction,
  looking: CartViewContext,
  records: readonly CartRecord[],
): Promise<CartItemView[]> {
  if (records.length === 0) return []
  const itemNumbers = records.map((record) => record.item_number)
  const [offers, drawn] = await Promise.all([
    offersFor(tx, looking, { itemNumbers, context: 'cart' }),
    readDrawsOfPerson(tx, looking.person.id),
  ])
  return records.map((record) =>
    viewOf(record, looking, {
      offer: offers.get(record.item_number),
      draws: drawn.filter((draw) =>
        isOf(record.item_number, { itemNumber: draw.item_number, followedBy: draw.followed_by }),
      ),
    }),
  )
}

/** What may be done in an area, in the words of the rules. */
export function rightsIn({ actor, person }: Pick<CartViewContext, 'actor' | 'person'>, area: TherapyArea): RightFacts {
  return {
    person: { status: person.status, statusAtPlace: person.link_status },
    area: person.areas.find((each) => each.therapyArea === area) ?? null,
    maySelect: actor.may('ProductSelectionWrite'),
    mayPrescribe: actor.mayIn('ProductPrescriptionWrite', area),
    placePrescribes: person.place_prescribes,
  }
}

export function abilityOf(block: ItemBlock | null): { allowed: boolean; reason: CartBlock | null } {
  return { allowed: block === null, reason: cartBlocks.find((name) => name === block) ?? null }
}

const periodWord = { 1: 'day', 2: 'week', 3: 'month', 4: 'year' } as const

/** The part of a selection that never changes its shape, whatever became of it. */
export function selectionViewOf(record: SelectionRecord) {
  return {
    cartItemId: record.id,
    careRecipientId: record.care_recipient_id,
    itemNumber: record.item_number,
    productGroupNumber: record.product_group_number || null,
    therapyArea: record.therapy_area,
    product: productViewOf(record),
    flavors: record.flavors.map(({ itemNumber, name, consumption, status }) => ({
      itemNumber,
      name,
      consumption: consumption === null ? null : Number(consumption),
      status: wordOf(cartItemStatus, status),
    })),
    consumption: record.consumption === null ? null : Number(record.consumption),
    consumptionPeriod: record.consumption_period && periodWord[record.consumption_period],
    status: wordOf(cartItemStatus, record.status),
    selectedBy: record.selected_by,
    selectedOn: record.created_at,
    rowVersion: record.row_version,
  }
}

interface Found {
  readonly offer: ItemOffer | undefined
  readonly draws: readonly DrawRecord[]
}

function viewOf(record: CartRecord, looking: CartViewContext, { offer, draws }: Found): CartItemView {
  const { person, today } = looking
  const market = marketOf(person.market)
  const delivered = deliveredTo(
    draws.map((draw) => itemDrawOf(draw, market.timeZone)),
    record,
    today,
  )
  const unavailability = offer?.unavailabilityCode ?? null
  const lastDraw = draws.at(-1)
  const blocks = blocksOfItem({
    ...rightsIn(looking, record.therapy_area),
    status: record.status,
    unavailability,
    isOnPrescription: record.is_prescribed,
  })
  return {
    ...selectionViewOf(record),
    checkConsumption: record.check_consumption,
    agreementLetter: offer?.agreementLetter ?? null,
    itemStatus: record.item_status,
    stockStatus: person.show_stock_status ? record.stock_status : null,
    price: person.show_prices ? (offer?.price ?? null) : null,
    currency: market.currency,
    unavailabilityCode: unavailability,
    flavorsToChoose: [...record.flavors_to_choose],
    latex: record.latex,
    pvc: record.pvc,
    charriere: record.charriere,
    length: record.length,
    replaces: record.replaces,
    alike: [...record.alike],
    unfitting: unfittingItems(record).map(({ itemNumber, name }) => ({ itemNumber, name })),
    delivered: delivered && { amount: delivered.amount, period: periodWord[delivered.period] },
    suggestion: suggestionOf(record, { offer, draws }, looking),
    lastOrder: lastDraw
      ? {
          date: itemDrawOf(lastDraw, market.timeZone).on.toString(),
          packages: lastDraw.quantity,
          orderedBy: authorNamed(lastDraw.ordered_by, lastDraw.ordered_on_behalf_of),
        }
      : null,
    warnings: [...warningsOfItem(record, person, today, delivered)],
    can: {
      change: abilityOf(blocks.change),
      prescribe: abilityOf(blocks.prescribe),
      replace: abilityOf(blocks.replace),
      remove: abilityOf(blocks.remove),
    },
  }
}

/** Without a prescription row there is no interval: SoonDays alone says what is soon (rules 3.5). */
function suggestionOf(record: CartRecord, { offer, draws }: Found, { person, today }: CartViewContext): SuggestionView {
  const { timeZone } = marketOf(person.market)
  const { consumption: amount, consumption_period: period } = record
  const suggestion = suggestFor({
    draws: draws.map((draw) => itemDrawOf(draw, timeZone)),
    dailyUse: dailyUse(amount !== null && period !== null ? { amount, period } : null),
    intervalDays: null,
    soonDays: person.soon_days,
    today,
  })
  const reason = offer?.unavailabilityCode ?? null
  return {
    word: suggestion.word,
    runsOutOn: suggestion.runsOutOn?.toString() ?? null,
    daysLeft: suggestion.daysLeft,
    action: actionFor(suggestion.word, reason, false),
    reason,
  }
}
