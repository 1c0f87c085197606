import { preOrderNursingHome as contract } from '@omsorg/contract/orders/nursing-home/pre-order-nursing-home.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { readOrderedToday } from '../../care-recipients/index.ts'
import { readClosedRowsOfResidents } from '../../prescriptions/index.ts'
import { nursingHomeDraftOf, rowsBegun } from '../placing/draft-views.ts'
import { namedRowsOf } from '../placing/ground.ts'
import { readFlavorsOf } from '../placing/flavors.ts'
import { readBegunOfPlace } from '../proposal/order-again.ts'
import { usualReceiverOfPlace } from '../proposal/place-receiver.ts'
import {
  deliveryDaysOf,
  deliveryMethodsOf,
  orderRulesOf,
  receiverBeforeOf,
  totalsInputsOf,
  warningsOf,
} from '../proposal/pre-order-facts.ts'
import { priceOrder } from '../placing/pricing.ts'
import { readReceiverBefore } from '../proposal/receiver-before.sql.ts'
import { lastFlavorsOf } from '../withdrawal/last-flavors.ts'
import { groundOfNursingHome, readNursingHome } from './ground-of-nursing-home.ts'
import { inOrderOfRooms, proposeForResidents, residentViewsOf, rowsOfResidents } from './proposed-residents.ts'

const type = orderType.individual

/** Proposes an order for the residents of a place and stores nothing. */
export function preOrderNursingHome(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ query, actor, now, today, language, tx, willShow }) => {
    const { carePlaceId } = actor
    if (!carePlaceId) return refuse('place-not-chosen')
    const [home, begun, last] = await Promise.all([
      readNursingHome(tx, { actor, now, language, carePlaceId, careRecipientIds: null }),
      readBegunOfPlace(tx, query, { carePlaceId, type, actor, language }),
      readReceiverBefore(tx, { carePlaceId }),
    ])
    if (!home || begun.isMissing) return notFound()
    if (!home.ok) return home

    const { place, residents } = home.value
    const here = new Set(residents.map(({ record }) => record.id))
    const { wanted, draft } = begun
    const begunRows = rowsBegun(draft)
    const closed = await readClosedRowsOfResidents(tx, home.value, draft ? namedRowsOf(draft.lines) : [], actor)
    const rows = rowsOfResidents(inOrderOfRooms(residents), {
      today,
      mayOrderIn: (area) => actor.mayIn('OrderWrite', area),
      begun: begunRows,
      closed,
    })
    const drawable = rows.map(({ row }) => row)
    const { timeZone } = marketOf(place.market)
    const reading = Promise.all([
      readFlavorsOf(tx, { basis: place, settings: place.settings }, drawable),
      lastFlavorsOf(tx, drawable),
      readOrderedToday(tx, [...here], { today, timeZone }),
    ])
    // Whose rows are proposed, and who is named by what is left out of a template.
    const named = (begun.wanted ?? []).flatMap((line) => line.care_recipient_id ?? []).filter((id) => here.has(id))
    willShow([...new Set([...rows.map(({ resident }) => resident.record.id), ...named])])
    const [flavors, lastFlavors, orderedToday] = await reading
    const ground = groundOfNursingHome(home.value, closed, flavors, actor)
    const dueBefore = today.add({ days: place.order_period_interval_days ?? place.settings.soon_days })
    const proposed = proposeForResidents(ground, rows, { actor, dueBefore, wanted, lastFlavors })
    const receiver = usualReceiverOfPlace(place, last)
    const priced = priceOrder(place, ground.payers, proposed.orderCheck.lines, {
      deliveryMethodCode: receiver.deliveryMethodCode,
      isExpress: false,
      oneTimePatientFee: null,
    })
    return agree({
      carePlaceId: place.care_place_id,
      carePlaceName: place.care_place_name,
      receiver,
      receiverBefore: receiverBeforeOf(last, receiver, null),
      deliveryMethods: deliveryMethodsOf(place),
      rules: orderRulesOf(place, null),
      residents: residentViewsOf(proposed, { place, seal, orderedToday }),
      leftOut: proposed.leftOut.map((line) => ({
        careRecipientId:
          line.care_recipient_id !== null && here.has(line.care_recipient_id) ? line.care_recipient_id : null,
        itemNumber: line.item_number,
        quantity: line.quantity,
      })),
      dueBefore: dueBefore.toString(),
      nothingToOrder: proposed.toSend.nothingToOrder,
      totals: priced.totals,
      totalsInputs: totalsInputsOf(place, []),
      delivery: deliveryDaysOf(place.settings, today),
      warnings: warningsOf(proposed.toSend, priced),
      preliminaryOrderId: query.preliminaryOrderId ?? null,
      recreatedFrom: query.recreateCustomerOrderId ?? null,
      draft:
        draft &&
        nursingHomeDraftOf(draft, {
          known: [...residents.flatMap((resident) => resident.rows), ...closed],
          proposed: drawable,
        }),
      today: today.toString(),
    })
  })
}
