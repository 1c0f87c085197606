import type { PrescriptionRefusal } from '@omsorg/contract/prescriptions/prescription/prescribing-refusals.ts'
import type { WithheldRows } from '@omsorg/contract/prescriptions/prescription/withheld-rows.ts'
import { agree, refuse, type Outcome, type Refused } from '@omsorg/domain/outcome.ts'
import type { StoredStart } from '@omsorg/domain/prescriptions/prescription/prescribe-period.ts'
import type { RowToCheck } from '@omsorg/domain/prescriptions/prescription/prescribe-row.ts'
import {
  checkPrescription,
  type PrescribingSettings,
  type SettledPrescription,
  type WantedPrescription,
} from '@omsorg/domain/prescriptions/prescription/prescribe.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readItemOffers, type ItemOffer } from '../../products/index.ts'
import type { PrescribingFacts } from './facts.sql.ts'
import { flavorsOf, withheldOf } from './withheld.ts'

/** A row before its item has been looked up. */
export type RowWanted = Omit<RowToCheck, 'item'>

export interface PrescriptionToCheck {
  readonly wanted: WantedPrescription
  readonly rows: readonly RowWanted[]
  readonly stored: StoredStart | null
  readonly itemsThatStay: readonly string[]
  readonly today: Temporal.PlainDate
  /** The offers of its items, where they are known already. */
  readonly offers?: ReadonlyMap<string, ItemOffer>
}

export interface Checked {
  readonly settled: SettledPrescription
  readonly offers: ReadonlyMap<string, ItemOffer>
}

export type OffersActor = Pick<Actor, 'application' | 'userId' | 'may' | 'mayIn'>

/** For whom items are asked about, and where. */
type Whose = Pick<PrescribingFacts, 'client_id' | 'care_place_id' | 'care_recipient_id'>

interface ItemsAsked {
  readonly itemNumbers: readonly string[]
  readonly withFlavors: boolean
  readonly today: Temporal.PlainDate
}

/** The offers of items, with the items of their groups where flavours are asked for. */
export async function offersFor(
  tx: Transaction,
  whose: Whose,
  actor: OffersActor,
  { itemNumbers, withFlavors, today }: ItemsAsked,
): Promise<ReadonlyMap<string, ItemOffer>> {
  const question = {
    actor,
    clientId: whose.client_id,
    carePlaceId: whose.care_place_id,
    careRecipientId: whose.care_recipient_id,
    context: 'search' as const,
    today,
  }
  const offers = await readItemOffers(tx, { ...question, itemNumbers: [...new Set(itemNumbers)] })
  const groups = [...new Set([...offers.values()].map((offer) => offer.productGroupNumber).filter(Boolean))]
  if (!withFlavors || groups.length === 0) return offers
  const ofGroups = await readItemOffers(tx, { ...question, itemNumbers: null, groupNumbers: groups })
  return new Map([...ofGroups, ...offers])
}

/** The same of what rows ask for. */
export function offersWanted(
  tx: Transaction,
  whose: Whose,
  actor: OffersActor,
  { rows, today }: Pick<PrescriptionToCheck, 'rows' | 'today'>,
): Promise<ReadonlyMap<string, ItemOffer>> {
  return offersFor(tx, whose, actor, {
    itemNumbers: rows.map((row) => row.wanted.itemNumber),
    withFlavors: rows.some((row) => row.wanted.flavors.length > 0),
    today,
  })
}

type RefusalOfItems = 'outside-agreement' | 'not-sellable'
type RefusalWithoutItems = Exclude<PrescriptionRefusal, RefusalOfItems> | 'customer-number-missing' | 'data-owner-wrong'

/** Puts a prescription before its rules; refused by the first thing that is wrong, with what can be done about its items. */
export async function checkWanted(
  tx: Transaction,
  facts: PrescribingFacts,
  actor: OffersActor,
  { wanted, rows, stored, itemsThatStay, today, offers: known }: PrescriptionToCheck,
): Promise<Outcome<Checked, RefusalWithoutItems> | Refused<RefusalOfItems, WithheldRows>> {
  const offers = known ?? (await offersWanted(tx, facts, actor, { rows, today }))
  const { refusals, settled } = checkPrescription({
    today,
    wanted,
    stored,
    settings: settingsOf(facts),
    customerNumbers: facts.numbers.map((each) => each.number),
    payers: facts.payers.map((each) => each.number),
    patientDataOwnerId: facts.patient_data_owner_id,
    feeSetting: facts.fee,
    invoiceAreas: facts.invoice_areas,
    running: facts.running.map((each) => each.items),
    itemsThatStay,
    rows: rows.map((row) => {
      const offer = offers.get(row.wanted.itemNumber)
      return {
        ...row,
        item: offer
          ? {
              therapyArea: offer.therapyArea,
              isPca: offer.isPca,
              withheld: withheldOf(offer, actor, facts.dispense_allowed),
              itemsPerPackage: offer.itemsPerPackage,
              flavors: row.wanted.flavors.length > 0 ? flavorsOf(offer, offers.values()) : null,
            }
          : null,
      }
    }),
  })
  const [first] = refusals
  if (first) {
    const { name, at } = first
    if (name !== 'outside-agreement' && name !== 'not-sellable') return refuse(name, { at })
    return refuse(name, { at, detail: withheldRowsOf(rows, offers, actor, facts.dispense_allowed) })
  }
  if (!settled) throw new Error('a prescription in which nothing was found is not settled')
  return agree({ settled, offers })
}

function settingsOf(facts: PrescribingFacts): PrescribingSettings {
  return {
    calculationPeriod: facts.calculation_period_months,
    maxWithdrawals: facts.max_withdrawals,
    noteEnabled: facts.note_enabled,
    invoiceAreaRequired: facts.invoice_area_required,
    dispenseAllowed: facts.dispense_allowed,
    cutAllowed: facts.cut_option_allowed,
    payerCustomerNumber: facts.payer_customer_number,
  }
}

function withheldRowsOf(
  rows: readonly RowWanted[],
  offers: ReadonlyMap<string, ItemOffer>,
  actor: OffersActor,
  dispenseAllowed: boolean,
): WithheldRows {
  return {
    rows: rows.flatMap(({ wanted: { itemNumber }, itemIsChecked }, index) => {
      const offer = offers.get(itemNumber)
      const reason = offer ? withheldOf(offer, actor, dispenseAllowed) : ('not-in-agreement' as const)
      if (!reason || !itemIsChecked) return []
      return [{ at: `rows[${index}].itemNumber`, itemNumber, reason, agreementLetter: offer?.agreementLetter ?? null }]
    }),
  }
}
