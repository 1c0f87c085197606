import { createPrescription } from '@omsorg/contract/prescriptions/prescription/create-prescription.ts'
import { deletePrescriptionDraft } from '@omsorg/contract/prescriptions/draft/delete-prescription-draft.ts'
import { readPrescriptionDraft } from '@omsorg/contract/prescriptions/draft/read-prescription-draft.ts'
import { savePrescriptionDraft } from '@omsorg/contract/prescriptions/draft/save-prescription-draft.ts'
import { updatePrescription } from '@omsorg/contract/prescriptions/change/update-prescription.ts'
import { createSeal } from '@omsorg/database/sealed.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { draftPrescription, padRow, wantedFor } from '../../../testing/prescribing.ts'
import { newPatient } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

const therapyArea = 'Incontinence'
let world: World
let prescriber: SignedIn
let colleague: SignedIn
let careRecipientId: number
beforeAll(async () => {
  world = await openWorld()
  prescriber = await world.signIn(world.people.prescriber)
  colleague = await world.signIn(world.people.restrictedPrescriber)
  careRecipientId = (await newPatient(world)).id
})
beforeEach(() => world.owner.query('truncate omsorg.prescription_draft'))
afterAll(() => world.close())

interface Wanted {
  readonly note?: string
  readonly person?: number
  readonly prescriptionId?: number | null
}

const keep = ({ note = 'Halvt', person = careRecipientId, prescriptionId = null }: Wanted = {}, actor = prescriber) =>
  world.as(actor).call(savePrescriptionDraft, {
    input: { careRecipientId: person, therapyArea, prescriptionId, entries: { note, withdrawals: 'fyra' } },
  })
const kept = async (actor = prescriber, prescriptionId?: number) => {
  const query = prescriptionId === undefined ? {} : { prescriptionId }
  return (await world.as(actor).call(readPrescriptionDraft, { params: { careRecipientId, therapyArea }, query })).body
    .draft
}

describe('a prescription that is half filled in', () => {
  test('comes back as it was left, right or wrong, to the same user and to nobody else', async () => {
    expect(await kept()).toBeNull()
    await keep()
    expect(await kept()).toMatchObject({ entries: { note: 'Halvt', withdrawals: 'fyra', rows: [] }, step: 'use' })
    expect(await kept(colleague)).toBeNull()
  })

  test('lies sealed: nothing of what was filled in can be read in the database', async () => {
    await keep({ note: 'Hemligt om natten' })
    const { rows } = await world.owner.query('select * from omsorg.prescription_draft')
    const [{ entries_sealed: sealed, ...rest }] = rows
    expect(sealed.toString('latin1') + JSON.stringify(rest)).not.toMatch(/Hemligt|natten|fyra/)
    expect(JSON.parse(createSeal(world.config.secret).open(sealed)).entries.note).toBe('Hemligt om natten')
  })

  test('is one for each person and area: what is kept later takes its place', async () => {
    await keep()
    await keep({ note: 'Annat' })
    expect(await kept()).toMatchObject({ entries: { note: 'Annat' } })
    const { rows } = await world.owner.query('select from omsorg.prescription_draft')
    expect(rows).toHaveLength(1)
  })

  test('is one also of fifty that are kept at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => keep()))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect((await world.owner.query('select from omsorg.prescription_draft')).rows).toHaveLength(1)
  })

  test('is gone when the prescription is made, when it is thrown away, and after a month', async () => {
    await keep()
    const input = wantedFor(world, { id: careRecipientId }, { rows: [padRow(world)] })
    expect((await world.as(prescriber).call(createPrescription, { input })).status).toBe(200)
    expect(await kept()).toBeNull()

    await keep()
    const params = { careRecipientId, therapyArea } as const
    const remove = async () => (await world.as(prescriber).call(deletePrescriptionDraft, { params, query: {} })).body
    expect([await remove(), await remove(), await kept()]).toEqual([{ deleted: true }, { deleted: false }, null])

    await keep()
    const expire = async (age: string) => {
      await world.owner.query(`update omsorg.prescription_draft set saved_at = now() - interval '${age}'`)
      await world.owner.query('select omsorg.remove_expired()')
    }
    await expire('29 days')
    expect(await kept()).not.toBeNull()
    await expire('31 days')
    expect(await kept()).toBeNull()
  })

  test('of a prescription that is changed stands beside that of a new one, and goes when the change is made', async () => {
    const { id: prescriptionId, row, recipient, period } = await draftPrescription(world)
    const person = recipient.id
    const read = async () => {
      const params = { careRecipientId: person, therapyArea } as const
      return (await world.as(prescriber).call(readPrescriptionDraft, { params, query: { prescriptionId } })).body.draft
    }
    await keep({ person, prescriptionId })
    await keep({ person, note: 'En ny' })
    expect(await read()).toMatchObject({ entries: { note: 'Halvt' } })

    const rows = [{ ...padRow(world), prescriptionRowId: row.id }]
    const startDate = period.start.toString()
    const input = { prescriptionId, rowVersion: 1, periodMonths: 12, startDate, rows }
    expect((await world.as(prescriber).call(updatePrescription, { input })).status).toBe(200)
    expect(await read()).toBeNull()
  })

  test('is kept for nobody out of reach, and for no prescription of somebody else', async () => {
    const missing = await keep({ person: 2_000_000_000 })
    const foreign = await keep({ person: world.care.ofNeighbour.id })
    expect([missing.status, missing.errors]).toEqual([400, { careRecipientId: 'CRS003003' }])
    expect([foreign.status, foreign.errors]).toEqual([missing.status, missing.errors])
    const { id } = await draftPrescription(world)
    expect((await keep({ prescriptionId: id })).errors).toEqual({ prescriptionId: 'IPS001010' })
  })

  test('is for whoever prescribes', async () => {
    expect((await keep({}, await world.signIn(world.people.nurse))).status).toBe(403)
  })
})
