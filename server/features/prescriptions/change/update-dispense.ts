import { updateDispense as contract } from '@omsorg/contract/prescriptions/change/update-dispense.ts'
import { daysOf } from '@omsorg/domain/calendar/period.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { withdrawalsFit } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { grantOverDrawn } from '@omsorg/domain/prescriptions/row/drawn-of-row.ts'
import { expectedDaysBetween } from '@omsorg/domain/prescriptions/row/interval.ts'
import { checkFlavors } from '@omsorg/domain/prescriptions/prescription/prescribe-row.ts'
import { handle } from '../../../platform/handle.ts'
import { readFlavorsOfRows } from '../renewal/succession.sql.ts'
import { settlePerson } from '../settle-person.ts'
import { replaceFlavors, writeHead, writeSoftRows, type SoftRow } from './change.sql.ts'
import { drawnFrom } from '../checking/drawn.ts'
import { writeEvents } from '../prescription/events.sql.ts'
import { readPrescribingFacts } from '../checking/facts.sql.ts'
import type { RowToInsert } from '../prescription/prescription-to-insert.ts'
import { offersFor } from '../checking/check-wanted.ts'
import { openForChange } from './open-for-change.ts'
import { changedView } from '../prescription/read-view.ts'
import { rowNamed } from './row-named.ts'
import { flavorsOf } from '../checking/withheld.ts'
import { authorOf } from '../../../platform/author.ts'

interface DispenseRow extends SoftRow {
  /** Null: they stay as they are. */
  readonly flavors: RowToInsert['flavors'] | null
}

export const updateDispense = handle(contract, async ({ input, actor, now, today, language, tx }) => {
  const opened = await openForChange(tx, input, 'update-dispense', actor)
  if (!opened.ok) return opened
  const { locked, carePlaceId } = opened.value
  const { id: prescriptionId, care_recipient_id: careRecipientId, therapy_area: therapyArea } = locked
  const facts = await readPrescribingFacts(tx, { careRecipientId, carePlaceId, therapyArea, today })
  if (!facts) return refuse('prescription-not-found', { at: 'prescriptionId' })
  if (!facts.dispense_allowed) return refuse('prescribing-not-allowed')
  if (input.rows.length === 0) return refuse('no-rows', { at: 'rows' })

  const itemNumbers = locked.rows.map((row) => row.item_number)
  const offers = await offersFor(tx, facts, actor, { itemNumbers, withFlavors: true, today })
  const drawn = await drawnFrom(tx, locked, carePlaceId, today)
  const splits = await readFlavorsOfRows(
    tx,
    locked.rows.map((row) => row.id),
  )
  const period = { start: Temporal.PlainDate.from(locked.start_date), end: Temporal.PlainDate.from(locked.end_date) }

  const rows: DispenseRow[] = []
  for (const [index, sent] of input.rows.entries()) {
    const at = `rows[${index}]`
    const named = rowNamed(locked, sent.prescriptionRowId, rows, at)
    if (!named.ok) return named
    const stands = named.value
    const offer = offers.get(stands.item_number)
    if (offer?.agreementLetter !== 'D') return refuse('row-not-dispense', { at: `${at}.prescriptionRowId` })
    if (sent.note && !facts.note_enabled) return refuse('note-not-enabled', { at: `${at}.note` })

    const withdrawals = sent.withdrawals ?? stands.withdrawals
    const packages = sent.packagesPerWithdrawal ?? stands.packages_per_withdrawal
    const over = grantOverDrawn(drawn(stands.id), { withdrawals, packagesPerWithdrawal: packages })
    const ofWithdrawals = { at: `${at}.withdrawals` }
    const ofPackages = { at: `${at}.packagesPerWithdrawal` }
    if (!withdrawalsFit(withdrawals, daysOf(period), facts.max_withdrawals))
      return refuse('withdrawals-wrong', ofWithdrawals)
    if (over.isBelowWithdrawals) return refuse('withdrawals-below-drawn', ofWithdrawals)
    if (packages < 1) return refuse('packages-missing', ofPackages)
    if (over.isBelowPackages) return refuse('packages-below-drawn', ofPackages)

    const own = splits
      .filter((split) => split.prescription_row_id === stands.id)
      .map((split) => ({ itemNumber: split.item_number, packages: split.packages, consumption: split.consumption }))
    const wanted = sent.flavors?.map((flavor) => ({
      ...flavor,
      consumption: flavor.consumption === null ? null : String(flavor.consumption),
    }))
    // A split that stays must still add up to the packages that were changed.
    const isSplitChecked = wanted !== undefined || packages !== stands.packages_per_withdrawal
    const split = { flavors: wanted ?? own, packagesPerWithdrawal: packages, amount: stands.consumption }
    const found = isSplitChecked ? checkFlavors(split, flavorsOf(offer, offers.values())) : null
    if (found) return refuse(found.name, { at: `${at}.${found.field}` })
    rows.push({
      id: stands.id,
      ...(sent.note !== undefined && { note: sent.note }),
      withdrawals,
      packagesPerWithdrawal: packages,
      intervalDays: expectedDaysBetween(period, withdrawals),
      flavors: wanted ?? null,
    })
  }

  const change = { by: authorOf(actor), at: now }
  await writeSoftRows(
    tx,
    rows.map(({ flavors: _flavors, ...row }) => row),
  )
  await replaceFlavors(
    tx,
    rows.flatMap(({ id, flavors }) => (flavors ? [{ id, flavors }] : [])),
  )
  await writeHead(tx, { prescriptionId }, change)
  const detail = { rows: rows.map((row) => row.id) }
  await writeEvents(
    tx,
    [{ prescriptionId, event: 'dispense-updated', from: locked.status, to: locked.status, detail }],
    change,
  )
  await settlePerson(tx, { ...locked, care_place_id: carePlaceId }, now)
  return agree(await changedView(tx, { prescriptionId, careRecipientId, actor, now, language }))
})
