import type { Resident as ResidentView } from '@omsorg/contract/orders/nursing-home/resident.ts'
import type { OrderedToday } from '@omsorg/contract/care-recipients/recipient/ordered-today.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { homeAddressMayBeUsed } from '@omsorg/domain/care-recipients/identity/display.ts'
import { dueOf } from '@omsorg/domain/orders/nursing-home/due.ts'
import { setAsideFromStart, type SetAside } from '@omsorg/domain/orders/placing/set-aside.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Actor } from '../../../platform/actor.ts'
import { viewOfPerson } from '../../care-recipients/index.ts'
import { waysOnOf, type PlaceToOrderAt, type Resident, type StandingRow } from '../../prescriptions/index.ts'
import { checkProposed, type FilledLine, type ProposedCheck } from '../placing/check-order.ts'
import type { OrderGround } from '../placing/ground.ts'
import { patientFeeInputsOf } from '../proposal/pre-order-facts.ts'
import type { TemplateLine } from '../proposal/template.sql.ts'
import type { LastFlavorRecord } from '../withdrawal/last-flavors.sql.ts'
import {
  preOrderLineOf,
  proposedQuantity,
  proposedSplit,
  rowsToPropose,
  type ProposedSplit,
} from '../withdrawal/proposed-lines.ts'
import { payersOf } from './ground-of-nursing-home.ts'

interface RowProposal {
  readonly resident: Resident
  readonly row: StandingRow
  readonly quantity: number
  readonly suggestedQuantity: number
  readonly isDue: boolean
  readonly split: readonly ProposedSplit[]
  readonly aside: SetAside | null
}

export interface ProposedResidents extends ProposedCheck {
  readonly proposals: readonly RowProposal[]
  readonly leftOut: readonly TemplateLine[]
}

interface Proposing {
  readonly actor: Actor
  readonly dueBefore: Temporal.PlainDate
  /** The lines of the template or of the order that is made again; null = what is due. */
  readonly wanted: readonly TemplateLine[] | null
  readonly lastFlavors: readonly LastFlavorRecord[]
}

const byRoom = new Intl.Collator('sv', { numeric: true })

/** By room, then by name; whoever is protected has neither and stands last. */
export function inOrderOfRooms(residents: readonly Resident[]): Resident[] {
  const isHidden = ({ record }: Resident) => !homeAddressMayBeUsed(record.protected_kind)
  return residents.toSorted((one, other) => {
    if (isHidden(one) || isHidden(other)) return Number(isHidden(one)) - Number(isHidden(other))
    const nameOf = ({ record }: Resident) => `${record.last_name} ${record.first_name}`
    return byRoom.compare(one.record.room, other.record.room) || byRoom.compare(nameOf(one), nameOf(other))
  })
}

interface RowsAsked {
  readonly today: Temporal.PlainDate
  readonly mayOrderIn: (area: TherapyArea) => boolean
  /** The rows that a draft names, and those of them that were closed since. */
  readonly begun: readonly number[]
  readonly closed: readonly StandingRow[]
}

export function rowsOfResidents(
  residents: readonly Resident[],
  { today, mayOrderIn, begun, closed }: RowsAsked,
): { readonly resident: Resident; readonly row: StandingRow }[] {
  const named = new Set(begun)
  const closedOf = Map.groupBy(closed, ({ record }) => record.care_recipient_id)
  return residents.flatMap((resident) => {
    const rows = [...resident.rows, ...(closedOf.get(resident.record.id) ?? [])]
    return rowsToPropose(rows, today, mayOrderIn, named).map((row) => ({ resident, row }))
  })
}

/** The lines to begin with. What cannot go, or nobody knows how much of, stands set aside from the start (rules 3.19). */
export function proposeForResidents(
  ground: OrderGround,
  rows: ReturnType<typeof rowsOfResidents>,
  { actor, dueBefore, wanted, lastFlavors }: Proposing,
): ProposedResidents {
  const { flavors, settings, today } = ground
  const wantedOf = wanted && new Map([...Map.groupBy(wanted, keyOfLine)].map(([key, own]) => [key, quantityOf(own)]))
  const viewer = { actor, today }
  const proposals = rows.map(({ resident, row }): RowProposal => {
    const suggestedQuantity = proposedQuantity(row, null)
    const { isDue, isUnknown } = dueOf(row.suggestion, dueBefore)
    const asked = wantedOf ? (wantedOf.get(keyOfRow(row)) ?? 0) : null
    const usual = isDue && !isUnknown ? suggestedQuantity : 0
    const quantity = row.unavailability === null ? Math.min(asked ?? usual, row.standing.allowed) : 0
    const split = proposedSplit(row, quantity, flavors, lastFlavors)
    const aside = setAsideFromStart({
      unavailability: row.unavailability,
      quantity,
      flavorPackages: flavors.of(row) && split.map(({ packages }) => packages),
      prescriptionStatus: row.record.prescription_status,
      ...waysOnOf(row, viewer, settings.additions_allowed),
    })
    const unknown = isUnknown && asked === null ? unknownAmount : null
    return { resident, row, quantity, suggestedQuantity, isDue, split, aside: aside ?? unknown }
  })
  const lines = proposals.map(({ row, quantity, split, aside }, place): FilledLine => ({
    item: row,
    quantity,
    flavors: split,
    setAside: aside !== null,
    at: `lines[${place}]`,
  }))
  const choice = { isExpress: false, addressIsVerified: true, wished: null }
  return {
    proposals,
    ...checkProposed(ground, lines, flavors.orderableOf, choice),
    leftOut: wanted ? leftOutOf(wanted, rows) : [],
  }
}

function leftOutOf(wanted: readonly TemplateLine[], rows: ReturnType<typeof rowsOfResidents>): TemplateLine[] {
  const known = new Set(rows.map(({ row }) => keyOfRow(row)))
  return wanted.filter((line) => !known.has(keyOfLine(line)))
}

const unknownAmount: SetAside = { reason: 'consumption-missing', wayOn: 'fill-in' }

function keyOfLine(line: TemplateLine): string {
  return `${line.care_recipient_id} ${line.item_number}`
}

function keyOfRow({ record }: StandingRow): string {
  return `${record.care_recipient_id} ${record.item_number}`
}

function quantityOf(lines: readonly TemplateLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

interface Viewing {
  readonly place: PlaceToOrderAt
  readonly seal: Seal
  readonly orderedToday: ReadonlyMap<number, OrderedToday>
}

/** Each resident with her lines, in the order in which they were proposed. */
export function residentViewsOf(
  { proposals, orderCheck }: ProposedResidents,
  { place, seal, orderedToday }: Viewing,
): ResidentView[] {
  const placed = proposals.map((proposal, index) => ({ proposal, index }))
  return [...Map.groupBy(placed, ({ proposal }) => proposal.resident)].map(([resident, own]) => {
    const { record } = resident
    return {
      careRecipient: viewOfPerson(record, seal),
      room: homeAddressMayBeUsed(record.protected_kind) ? record.room || null : null,
      lines: own.map(({ proposal, index }) => ({
        ...preOrderLineOf(orderCheck, index, proposal, place),
        isDue: proposal.isDue,
        suggestedQuantity: proposal.suggestedQuantity,
      })),
      patientFees: payersOf([resident]).flatMap(patientFeeInputsOf),
      orderedToday: orderedToday.get(record.id) ?? null,
    }
  })
}
