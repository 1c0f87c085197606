import type { OrderingRefusal } from '@omsorg/contract/care-recipients/recipient/ordering-refusals.ts'
import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import {
  readClosedRowsOfPerson,
  readClosedRowsOfResidents,
  readOrderingContext,
  type GroupRefusal,
  type HomeDeliveryRefusal,
  type NursingHomeRefusal,
} from '../../prescriptions/index.ts'
import { readGroundOfGroup, readGroupPlace } from '../group/ground-of-group.ts'
import { readGroundOfHomeDelivery, readPersonToDeliverTo } from '../home-delivery/ground-of-home-delivery.ts'
import { groundOfNursingHome, readNursingHome, servesSoMany } from '../nursing-home/ground-of-nursing-home.ts'
import type { OrderToPlace } from './check-saved-order.ts'
import type { SavedLine } from './drafts.sql.ts'
import { flavorsOf } from './flavors.ts'
import { readFlavors, type FlavorRecord } from './flavors.sql.ts'
import { groundOfWithdrawal, namedRowsOf, type OrderGround } from './ground.ts'

interface Asking {
  readonly actor: Actor
  readonly now: Temporal.Instant
  readonly language: string
}

interface Placing extends Asking {
  readonly carePlaceId: string
  readonly saved: readonly SavedLine[]
}

interface PlacingForPerson extends Placing {
  readonly careRecipientId: number
}

type GateRefusal = OrderingRefusal | GroupRefusal | HomeDeliveryRefusal | NursingHomeRefusal

type Stands = Promise<Outcome<OrderGround, GateRefusal> | null>

/** What a saved order stands on, read anew for its kind; null where the person or the place is out of reach. */
export function readGroundToPlace(
  tx: Transaction,
  { type, care_recipient_id: careRecipientId, care_place_id: carePlaceId }: OrderToPlace,
  saved: readonly SavedLine[],
  asking: Asking,
): Stands {
  const placing = { ...asking, carePlaceId, saved }
  if (type === orderType.group) return groupToPlace(tx, placing)
  if (type === orderType.individual) return nursingHomeToPlace(tx, placing)
  if (careRecipientId === null) return Promise.resolve(null)
  const ofPerson = { ...placing, careRecipientId }
  return type === orderType['home-delivery'] ? homeDeliveryToPlace(tx, ofPerson) : withdrawalToPlace(tx, ofPerson)
}

async function withdrawalToPlace(tx: Transaction, placing: PlacingForPerson): Stands {
  const { actor } = placing
  const [context, flavors] = await Promise.all([
    readOrderingContext(tx, placing, actor.market),
    readFlavorsOfSaved(tx, placing),
  ])
  if (!context) return null
  if (!context.gate.ok) return context.gate
  const rowIds = placing.saved.flatMap((line) => line.prescription_row_id ?? [])
  const closed = await readClosedRowsOfPerson(tx, context, rowIds, actor)
  return agree(groundOfWithdrawal(context, closed, flavorsOf(flavors, context.settings), actor))
}

async function homeDeliveryToPlace(tx: Transaction, placing: PlacingForPerson): Stands {
  const person = await readPersonToDeliverTo(tx, placing)
  if (!person?.ok) return person
  return agree(await readGroundOfHomeDelivery(tx, placing.actor, person.value, itemsOf(placing)))
}

async function groupToPlace(tx: Transaction, placing: Placing): Stands {
  const place = await readGroupPlace(tx, placing)
  if (!place?.ok) return place
  return agree(await readGroundOfGroup(tx, placing, place.value, itemsOf(placing)))
}

async function nursingHomeToPlace(tx: Transaction, placing: Placing): Stands {
  const { actor, saved } = placing
  const careRecipientIds = [...new Set(saved.flatMap((line) => line.care_recipient_id ?? []))]
  const [home, flavors] = await Promise.all([
    readNursingHome(tx, { ...placing, careRecipientIds }),
    readFlavorsOfSaved(tx, placing),
  ])
  if (!home?.ok) return home
  const { place } = home.value
  if (!servesSoMany(place, careRecipientIds.length)) return refuse('nursing-home-not-allowed')
  const closed = await readClosedRowsOfResidents(tx, home.value, namedRowsOf(saved), actor)
  return agree(groundOfNursingHome(home.value, closed, flavorsOf(flavors, place.settings), actor))
}

function itemsOf({ saved }: Placing): string[] {
  return saved.map((line) => line.item_number)
}

function readFlavorsOfSaved(tx: Transaction, { actor, saved }: Placing): Promise<FlavorRecord[]> {
  const groups = [...new Set(saved.map((line) => line.product_group_number).filter(Boolean))]
  return readFlavors(tx, actor.market, { groups })
}
