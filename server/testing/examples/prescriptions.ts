import { createSeal } from '@omsorg/database/sealed.ts'
import { draftPrescription, furtherProduct, padRow, takeFees, wantedFor, withFirstRow } from '../prescribing.ts'
import { newPatient, prescribe, todayOf } from '../prescriptions.ts'
import type { World } from '../world.ts'
import type { Examples } from './example.ts'

export const prescriptionExamples: Examples = {
  'prescriptions/patient-fee/save-patient-fee-settings': async ({ owner, neighbour }) => {
    const { rows } = await owner.query<{ version: number }>(
      `select omsorg.version_of_rows(string_agg(therapy_area || ' ' || valid_from || ' ' || row_version, ','
                                                order by therapy_area, valid_from)) as version
       from omsorg.patient_fee_setting where client_id = $1`,
      [neighbour.client.id],
    )
    return {
      params: { clientId: neighbour.client.id },
      input: {
        areas: [{ therapyArea: 'Other', enabled: false, method: 'per-month', type: 'fixed' }],
        rowVersion: rows[0]?.version ?? 1,
      },
    }
  },
  'prescriptions/prescription/create-prescription': async (world) => ({
    input: wantedFor(world, await newPatient(world), {
      rows: [padRow(world, { invoiceAreaId: world.home.invoiceAreaId, note: 'Till natten' })],
    }),
  }),
  'prescriptions/change/update-prescription': async (world) => {
    const { id, row, period } = await draftPrescription(world)
    const rows = [{ ...padRow(world), prescriptionRowId: row.id, invoiceAreaId: world.home.invoiceAreaId }]
    const startDate = period.start.toString()
    return { input: { prescriptionId: id, rowVersion: 1, periodMonths: 12, startDate, rows } }
  },
  'prescriptions/change/update-dispense': async (world) => {
    const product = await furtherProduct(world, 'D')
    const { id, row } = withFirstRow(
      await prescribe(world, await newPatient(world), {
        rows: [{ product, withdrawals: 4, packagesPerWithdrawal: 14 }],
      }),
    )
    return { input: { prescriptionId: id, rowVersion: 1, rows: [{ prescriptionRowId: row.id, note: 'Delas ut' }] } }
  },
  'prescriptions/change/soft-update-prescription': async (world) => {
    const { id, row } = await running(world)
    const { invoiceAreaId } = world.home
    const rows = [{ prescriptionRowId: row.id, note: 'Till natten', invoiceAreaId }]
    return { input: { prescriptionId: id, rowVersion: 1, rows } }
  },
  'prescriptions/change/change-applicability-date': async (world) => {
    const { id, period } = await running(world)
    const endDate = todayOf(world).add({ days: 100 }).toString()
    return { input: { prescriptionId: id, rowVersion: 1, startDate: period.start.toString(), endDate } }
  },
  'prescriptions/prescription/delete-prescription': async (world) => ({
    input: { prescriptionId: (await draftPrescription(world)).id },
  }),
  'prescriptions/draft/save-prescription-draft': (world) => ({
    input: { careRecipientId: world.care.ordinary.id, therapyArea: 'Incontinence', entries: { note: 'Till natten' } },
  }),
  'prescriptions/draft/read-prescription-draft': async (world, actor) => {
    const { id: careRecipientId } = world.care.ordinary
    await world.owner.query(
      `insert into omsorg.prescription_draft
         (user_id, care_place_id, client_id, care_recipient_id, therapy_area, entries_sealed, saved_at)
       values ($1, $2, $3, $4, 'Incontinence', $5, now()) on conflict do nothing`,
      [
        Number(actor.claims.sub),
        world.home.place.id,
        world.home.client.id,
        careRecipientId,
        createSeal(world.config.secret).seal('{"entries": {}}'),
      ],
    )
    return { params: { careRecipientId, therapyArea: 'Incontinence' }, query: {} }
  },
  'prescriptions/draft/delete-prescription-draft': (world) => ({
    params: { careRecipientId: world.care.ordinary.id, therapyArea: 'Incontinence' },
    query: {},
  }),
  'prescriptions/prescription/read-last-prescription': (world) => ({
    input: { careRecipientId: world.care.ordinary.id, therapyArea: 'Incontinence' },
  }),
  'prescriptions/prescription/read-prescribing-basis': (world) => ({
    params: { careRecipientId: world.care.ordinary.id, therapyArea: 'Incontinence' },
  }),
  'prescriptions/settings/save-client-settings': async (world) => {
    const { client } = world.neighbour
    return {
      input: { clientId: client.id, dispenseAllowed: true, rowVersion: await versionOf(world, client.id, null) },
    }
  },
  'prescriptions/settings/save-care-place-settings': async (world) => {
    const { client, sister } = world.neighbour
    const rowVersion = await versionOf(world, client.id, sister.id)
    return { input: { carePlaceId: sister.id, useClientSettings: true, rowVersion } }
  },
  'prescriptions/invoice-area/read-invoice-areas-by-user-number': () => ({ input: { customerNumbers: ['1001'] } }),
  'prescriptions/invoice-area/read-invoice-areas-by-customer-number': () => ({ input: { customerNumber: '1001' } }),
  'prescriptions/patient-fee/read-patient-fee': (world) => ({
    params: { therapyArea: 'Incontinence', careRecipientId: world.care.ordinary.id },
  }),
  'prescriptions/patient-fee/read-patient-fee-history': (world) => ({
    params: { therapyArea: 'Incontinence', careRecipientId: world.care.ordinary.id },
    query: {},
  }),
  'prescriptions/patient-fee/save-patient-fee': async (world) => {
    await takeFees(world)
    const { id: careRecipientId } = await newPatient(world)
    return { input: { careRecipientId, therapyArea: 'Incontinence', amount: 10_000 } }
  },
  'prints/prescribed/print-handled-products': (world) => ({ input: { careRecipientId: world.care.ordinary.id } }),
  'prints/list/print-care-recipient-list': () => ({ input: {} }),
  'prints/product/print-product': () => ({ params: { itemNumber: '101100' } }),
  'prints/prescribed/copy-handled-products': (world) => ({ input: { careRecipientId: world.care.ordinary.id } }),
  'prints/prescribed/print-prescription-row': async (world) => ({
    params: { prescriptionRowId: (await running(world)).row.id },
  }),
  'prints/prescribed/print-prescription-history': (world) => ({
    params: { careRecipientId: world.care.ordinary.id },
  }),
}

async function running(world: World) {
  return withFirstRow(await prescribe(world, await newPatient(world)))
}

/** The version of saved settings; null before the first save. */
async function versionOf(world: World, clientId: string, carePlaceId: string | null): Promise<number | null> {
  const { rows } = await world.owner.query<{ row_version: number }>(
    `select row_version from omsorg.prescription_setting
     where client_id = $1 and care_place_id is not distinct from $2::uuid`,
    [clientId, carePlaceId],
  )
  return rows[0]?.row_version ?? null
}
