import {
  insertDiary,
  insertInvestigation,
  type InvestigationGiven,
} from '@omsorg/database/demo/build/investigations.ts'
import { newItem } from '../selection.ts'
import type { World } from '../world.ts'
import { newPerson } from './care-recipients.ts'
import type { Examples } from './example.ts'

const days = { validFrom: '2026-11-20', validTo: '2027-11-19' }
const incontinence = { 'Therapy-Area': 'Incontinence' }

export const investigationExamples: Examples = {
  'investigations/investigation/create-investigation': async (world) => ({
    input: { careRecipientId: (await newPerson(world)).id, ...days, answers: { note: 'Läcker mest på natten' } },
    headers: incontinence,
  }),
  'investigations/investigation/save-items': async (world) => ({
    input: {
      investigationId: (await newInvestigation(world)).investigationId,
      itemNumbers: [(await newItem(world)).itemNumber],
    },
    headers: incontinence,
  }),
  'investigations/investigation/change-status': async (world) => ({
    input: { investigationId: (await newInvestigation(world)).investigationId, status: 'interrupted', rowVersion: 1 },
  }),
  'investigations/investigation/update-valid-to': async (world) => ({
    input: { investigationId: (await newInvestigation(world, { status: 2 })).investigationId, validTo: '2027-12-31' },
  }),
  'investigations/investigation/save-answers': async (world) => ({
    input: {
      investigationId: (await newInvestigation(world)).investigationId,
      rowVersion: 1,
      ...days,
      answers: { dayLeakage: 480, hipSize: 104, fits: [{ itemNumber: '100', fit: 'good' }], note: 'Vill ha byxa' },
    },
  }),
  'investigations/leakage/save-incontinence-specific': async (world) => ({
    input: {
      investigationId: (await newInvestigation(world)).investigationId,
      rowVersion: 1,
      dayLeakage: 480,
      eveningLeakage: 230,
      nightLeakage: 490,
      dailyTotal: 1_200,
      type: 'urine',
      mobility: 'walks',
    },
  }),
  'investigations/diary/start-diary': async (world) => ({
    input: { careRecipientId: (await newPerson(world)).id, plannedHours: 48 },
  }),
  'investigations/diary/send-entries': async (world) => {
    const at = world.clock.now().subtract({ hours: 3 }).toString()
    const weighed = { entryId: crypto.randomUUID(), at, wet: 212, dry: 92, itemNumber: '100100', itemName: 'Komfort M' }
    return { input: { diaryId: (await newDiary(world)).diaryId, entries: [{ ...weighed, changedOn: at }] } }
  },
  'investigations/diary/end-diary': async (world) => ({
    input: { diaryId: (await newDiary(world)).diaryId, reason: 'Flyttar till sjukhus' },
  }),
}

export interface Investigated {
  readonly careRecipientId: number
  readonly investigationId: number
}

type Given = Partial<
  Pick<InvestigationGiven, 'status' | 'area' | 'leakage' | 'changes' | 'hip' | 'from' | 'to' | 'mobility'>
>

const ofHome = (world: World, careRecipientId: number) => ({
  careRecipientId,
  clientId: world.home.client.id,
  carePlaceId: world.home.place.id,
  by: world.people.prescriber.id,
})

/** An investigation of a new person at home, in progress unless it says otherwise. */
export async function newInvestigation(
  world: World,
  given: Given & { readonly of?: number } = {},
): Promise<Investigated> {
  const careRecipientId = given.of ?? (await newPerson(world)).id
  const investigationId = await insertInvestigation(world.owner, {
    ...ofHome(world, careRecipientId),
    status: 1,
    from: Temporal.PlainDate.from('2026-11-01'),
    to: Temporal.PlainDate.from('2027-10-31'),
    at: '2026-11-01T08:00:00Z',
    ...given,
  })
  return { careRecipientId, investigationId }
}

/** A diary of a new person at home that began so many hours ago. */
export async function newDiary(world: World, hoursAgo = 30): Promise<{ careRecipientId: number; diaryId: number }> {
  const careRecipientId = (await newPerson(world)).id
  const diaryId = await insertDiary(world.owner, {
    ...ofHome(world, careRecipientId),
    startedAt: world.clock.now().subtract({ hours: hoursAgo }),
  })
  return { careRecipientId, diaryId }
}
