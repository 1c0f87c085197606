import type { PrescriptionView } from '@omsorg/contract/prescriptions/prescription/prescription-view.ts'
import { prescriptionSort } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { prescriptionsOfPerson } from '../../prescriptions/index.ts'
import { headForPaper, type ReadHead } from './paper-head.ts'

interface Asked {
  readonly careRecipientId: number
  readonly therapyArea?: TherapyArea | undefined
  readonly actor: Actor
  readonly action: string
  readonly now: Temporal.Instant
  readonly today: Temporal.PlainDate
}

/** What the page of the person shows: what waits, runs, or has ended and may still be renewed. */
const handled = ['preliminary', 'active', 'finished', 'renew'] as const

/** The products of a person, area by area; null for whoever is not there for the reader. */
export async function readHandled(
  tx: Transaction,
  seal: Seal,
  asked: Asked,
): Promise<{ readonly prescriptions: readonly PrescriptionView[]; readonly head: ReadHead } | null> {
  const prescriptions = await prescriptionsOfPerson(tx, asked.actor, {
    ...asked,
    statuses: [...handled],
    sortBy: prescriptionSort.therapyArea,
    sortOrder: 'asc',
  })
  if (!prescriptions) return null
  const head = await headForPaper(tx, seal, asked)
  return head && { prescriptions, head }
}
